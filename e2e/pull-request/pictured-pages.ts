import { chromium } from '@playwright/test'

import { memberAddresses, ownAddresses, publicAddresses } from '#fixtures/addresses.ts'
import { chromiumOptions } from '#fixtures/chromium.ts'
import { findPublicPages, memberPages } from '#screenshots/pages.ts'

/** A page to take pictures of. */
export type PicturedPage = {
  /** The path of its route. */
  readonly path: string
  /** The start of its file names. */
  readonly name: string
  readonly address: string
  readonly isSignedIn: boolean
}

/** The pages of the first of some routes, and the routes that are left out: beyond a number, or without an address. */
export async function findPicturedPages(routes: readonly string[], max: number) {
  const browser = await chromium.launch(chromiumOptions)
  const publicPages = await findPublicPages(browser)
  await browser.close()
  // Where one of them fits several routes, the first one does that shows most.
  const known = [
    ...[...memberPages, ...ownAddresses, ...memberAddresses].map(({ address }) => ({
      address,
      isSignedIn: true,
    })),
    ...[...publicPages, ...publicAddresses].map(({ address }) => ({ address, isSignedIn: false })),
  ]
  const pictured = routes.flatMap((path): PicturedPage[] => {
    const pattern = new URLPattern({ pathname: path })
    const found = known.find(({ address }) => pattern.test(address, 'http://localhost'))
    return found ? [{ path, name: nameOf(path), ...found }] : []
  })
  const taken = pictured.slice(0, max)
  return { taken, left: routes.filter((path) => !taken.some((one) => one.path === path)) }
}

function nameOf(path: string): string {
  return path.replaceAll(/\W+/g, ' ').trim().replaceAll(' ', '-') || 'home'
}
