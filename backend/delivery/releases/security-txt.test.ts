import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { repository } from '#base/folders.ts'

import { formatSecurityTxt, readSecurityTxt } from './security-txt.ts'

const now = new Date('2026-11-26T10:00:00.000Z')
const page = 'Write to security@market.example, in English or Turkish, with what you did.'

it('has the fields of RFC 9116, each once but for the contacts', () => {
  expect(formatSecurityTxt(page, 'https://market.example', now)).toBe(
    [
      'Contact: mailto:security@market.example',
      'Contact: https://market.example/ContactUs',
      'Expires: 2027-10-22T10:00:00.000Z',
      'Preferred-Languages: en, tr',
      'Canonical: https://market.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

it('names the address of SECURITY.md, and expires in less than a year', async () => {
  const text = await readSecurityTxt('https://market.example', now)
  const security = await readFile(join(repository, 'SECURITY.md'), 'utf8')
  const [, address = ''] = /^Contact: mailto:(.+)$/m.exec(text) ?? []
  expect(address).toMatch(/^[^@\s]+@[^@\s]+$/)
  expect(security).toContain(address)
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? []
  const days = (Date.parse(expires) - now.getTime()) / (24 * 60 * 60_000)
  expect(days).toBeGreaterThan(180)
  expect(days).toBeLessThan(365)
})

it('is not written without an address', () => {
  expect(() => formatSecurityTxt('Write to us.', 'https://market.example', now)).toThrow(
    'SECURITY.md names no email address',
  )
})
