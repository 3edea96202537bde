import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { oldestVersions } from './for-browsers.ts'

it('README.md names the oldest browsers', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
  const { chrome, edge, firefox, safari, ios_saf: phone } = oldestVersions
  expect([edge, phone]).toEqual([chrome, safari])
  const named = `Chrome and Edge ${chrome}, Firefox ${firefox} and Safari ${safari}`
  expect(readme.replaceAll(/\s+/g, ' ')).toContain(named)
})
