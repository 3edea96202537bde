import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { checkoutId, isOwnSite, refuseOtherSite } from './own-site.ts'

const folders = ['own', 'other'].map((name) => mkdtempSync(join(tmpdir(), `${name}-`)))
const [ownCheckout = '', otherCheckout = ''] = folders
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

const url = 'http://localhost:3000'

it('accepts the site of this checkout', () => {
  const site = { url, isNamed: false, checkout: checkoutId(ownCheckout) }
  expect(() => refuseOtherSite(site, ownCheckout)).not.toThrow()
})

it.each([
  ['of another checkout', { checkout: checkoutId(otherCheckout) }],
  ['that does not say whose it is', {}],
])('refuses a site %s, and says what to do', (_what, other) => {
  expect(() => refuseOtherSite({ url, isNamed: false, ...other }, ownCheckout)).toThrow(
    /^http:\/\/localhost:3000 is the site of another checkout, .* not of this one \(.*own-.*npm start.*ADAMARKET_SITE_URL=http:\/\/localhost:3000\.$/,
  )
})

it('accepts the site of another checkout that the user named, and knows that it is one', () => {
  const site = { url, isNamed: true, checkout: checkoutId(otherCheckout) }
  expect(() => refuseOtherSite(site, ownCheckout)).not.toThrow()
  expect(isOwnSite(site, ownCheckout)).toBe(false)
})

it('knows a checkout by any path, and does not reveal the path', () => {
  const link = join(otherCheckout, 'link')
  symlinkSync(ownCheckout, link)
  expect(checkoutId(link)).toBe(checkoutId(ownCheckout))
  expect(checkoutId(ownCheckout)).toMatch(/^[\da-f]{8}$/)
})
