import type { Page, Response } from '@playwright/test'
import { expect } from '@playwright/test'

import type { Address } from '#fixtures/addresses.ts'
import { memberAddresses, publicAddresses } from '#fixtures/addresses.ts'
import { test } from '#fixtures/test.ts'

/** Words that only the code of a library holds: a file that contains them brings a copy of it. */
const libraries = {
  react: 'react.transitional.element',
  'react-dom': 'reactContainer$',
  router: 'You cannot render a <Router> inside another <Router>',
  contract: 'useHostServices needs a HostServicesContext above it',
}

const packages = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'zustand/vanilla',
  '@adamarket/shared/contract/host-services.ts',
  '@adamarket/shared/contract/router.ts',
]

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

    const shared = await sharedPackages(page)
    for (const name of packages) {
      expect(shared.get(name), `${name} at ${address}`).toEqual(['shell'])
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
  const listing = await home.openCard(0)
  await listing.seller.click()
  await expect(page.getByRole('heading', { name: 'Listings', exact: true })).toBeVisible()

  const shared = await sharedPackages(page)
  for (const name of packages) expect(shared.get(name), name).toEqual(['shell'])
  expect(await usersOf(page, 'react')).toEqual(
    expect.arrayContaining(['shell', 'browse', 'static_pages', 'account']),
  )
})

/** Who brought the loaded copies of each shared package, by the federation runtime's own books. */
async function sharedPackages(page: Page): Promise<ReadonlyMap<string, readonly string[]>> {
  const copies = await loadedCopies(page)
  const names = new Set(copies.map(({ name }) => name))
  return new Map(
    [...names].map((name) => [
      name,
      copies.filter((copy) => copy.name === name).map(({ from }) => from),
    ]),
  )
}

async function usersOf(page: Page, name: string): Promise<readonly string[]> {
  return (await loadedCopies(page)).filter((copy) => copy.name === name).flatMap((it) => it.usedBy)
}

type Copy = { readonly name: string; readonly from: string; readonly usedBy: readonly string[] }

async function loadedCopies(page: Page): Promise<readonly Copy[]> {
  return await page.evaluate(() => {
    type Version = { from: string; loaded?: boolean; lib?: unknown; useIn: string[] }
    type Scopes = Record<string, Record<string, Record<string, Record<string, Version>>>>
    const scopesOfApps: Record<string, Scopes> = Reflect.get(window, '__FEDERATION__')
    return Object.values(scopesOfApps['__SHARE__'] ?? {})
      .flatMap((scopes) => Object.values(scopes))
      .flatMap((scope) => Object.entries(scope))
      .flatMap(([name, versions]) => Object.values(versions).map((copy) => ({ name, copy })))
      .filter(({ copy }) => copy.loaded || copy.lib)
      .map(({ name, copy }) => ({ name, from: copy.from, usedBy: copy.useIn }))
  })
}
