import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { checkoutId, isOwnSite, refuseOtherSite } from './own-site.ts'

const folders = ['here', 'there'].map((name) => mkdtempSync(join(tmpdir(), `${name}-`)))
const [here = '', there = ''] = folders
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

const url = 'http://localhost:3000'

it('accepts the site of this checkout', () => {
  const site = { url, isNamed: false, checkout: checkoutId(here) }
  expect(() => refuseOtherSite(site, here)).not.toThrow()
})

it.each([
  ['of another checkout', { checkout: checkoutId(there) }],
  ['that does not say whose it is', {}],
])('refuses a site %s, and says what to do', (_what, other) => {
  expect(() => refuseOtherSite({ url, isNamed: false, ...other }, here)).toThrow(
    /^http:\/\/localhost:3000 is the site of another checkout, .* not of this one \(.*here-.*npm start.*ADAMARKET_SITE_URL=http:\/\/localhost:3000\.$/,
  )
})

it('accepts the site of another checkout that the user named, and knows that it is one', () => {
  const site = { url, isNamed: true, checkout: checkoutId(there) }
  expect(() => refuseOtherSite(site, here)).not.toThrow()
  expect(isOwnSite(site, here)).toBe(false)
})

it('knows a checkout by any path, and does not tell that path', () => {
  const link = join(there, 'link')
  symlinkSync(here, link)
  expect(checkoutId(link)).toBe(checkoutId(here))
  expect(checkoutId(here)).toMatch(/^[\da-f]{8}$/)
})
