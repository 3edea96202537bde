import type { Response } from '@playwright/test'
import { expect } from '@playwright/test'

import type { Address } from '#fixtures/addresses.ts'
import { memberAddresses, publicAddresses } from '#fixtures/addresses.ts'
import { bringersOf, loadedCopies, sharedPackages } from '#fixtures/shared-copies.ts'
import { test } from '#fixtures/test.ts'

/** Words that only the code of a library holds: a file that contains them brings a copy of it. */
const libraries = {
  react: 'react.transitional.element',
  'react-dom': 'reactContainer$',
  router: 'You cannot render a <Router> inside another <Router>',
  contract: 'useHostServices needs a HostServicesContext above it',
}

test('each page runs one copy of react, react-dom, the router, zustand and the contract', async ({
  page,
  baseURL,
  signIn,
}) => {
  const copies = new Map<string, string[]>()
  const reading: Promise<void>[] = []
  const readScript = async (response: Response) => {
    const source = await response.text().catch(() => '')
    for (const [library, words] of Object.entries(libraries)) {
      if (!source.includes(words)) continue
      copies.set(library, [...(copies.get(library) ?? []), response.url()])
    }
  }
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') reading.push(readScript(response))
  })
  const visit = async ({ address, shows }: Address) => {
    copies.clear()
    await page.goto(address)
    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible()
    await Promise.all(reading)

    const loaded = await loadedCopies(page)
    for (const name of sharedPackages) {
      expect(bringersOf(loaded, name), `${name} at ${address}`).toEqual(['shell'])
    }
    for (const library of Object.keys(libraries)) {
      const origins = (copies.get(library) ?? []).map((url) => new URL(url).origin)
      expect([...new Set(origins)], `${library} at ${address}`).toEqual([baseURL])
    }
  }
  for (const address of publicAddresses) await visit(address)
  await signIn.open()
  await signIn.signInAsDemoUser()
  for (const address of memberAddresses) await visit(address)
})

test('the remotes of a visit share one copy, whichever came first', async ({ page, home }) => {
  await home.open()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'AdaMarket, home' }).click()
  const listing = await home.openListing()
  await listing.seller.click()
  await expect(page.getByRole('heading', { name: 'Listings', exact: true })).toBeVisible()

  const loaded = await loadedCopies(page)
  for (const name of sharedPackages) expect(bringersOf(loaded, name), name).toEqual(['shell'])
  const react = loaded.filter(({ name }) => name === 'react')
  expect(react.flatMap(({ usedBy }) => usedBy)).toEqual(
    expect.arrayContaining(['shell', 'browse', 'static_pages', 'account']),
  )
})
