import { paths } from '@adamarket/shared/contract/paths.ts'

import { civic } from '#fixtures/addresses.ts'

/** How to detect, inside a page, that its main content is rendered. */
export type Useful = {
  /** A CSS selector: evaluated again and again, where roles and names would cost too much. */
  readonly selector: string
  /** How many of them make the page useful. */
  readonly atLeast: number
  /** The text of the first of them. */
  readonly text?: string
}

export type MeasuredPage = {
  readonly name: string
  readonly address: string
  /** The path of its route. */
  readonly path: string
  /** Whether it needs a signed-in user; no server renders it then. */
  readonly isSignedIn?: boolean
  readonly useful: Useful
}

const listingLink = 'main a[href^="/listing/"]'

/** The measured pages, home first. A listing has another address in each stack. */
export function measuredPages(listing: string): readonly [MeasuredPage, ...MeasuredPage[]] {
  return [
    {
      name: 'home',
      address: '/',
      path: paths.home,
      useful: { selector: listingLink, atLeast: 10 },
    },
    {
      name: 'search',
      address: '/search?query=civic',
      path: paths.search,
      useful: { selector: `[aria-label="Results"] a[href^="/listing/"]`, atLeast: 1 },
    },
    {
      name: 'listing',
      address: listing,
      path: paths.listing,
      useful: { selector: 'main h1', atLeast: 1, text: civic },
    },
    {
      name: 'picker',
      address: '/post',
      path: paths.picker,
      isSignedIn: true,
      useful: { selector: 'main a[href*="category="]', atLeast: 1 },
    },
    {
      name: 'form',
      address: '/attributes/Vehicles/Cars%20for%20Sale',
      path: paths.form,
      isSignedIn: true,
      useful: { selector: 'main form input', atLeast: 1 },
    },
    {
      name: 'profile',
      address: '/profile/seed-ayse-demirag',
      path: paths.profile,
      useful: { selector: 'main h1', atLeast: 1, text: 'Ayşe Demirağ' },
    },
    {
      name: 'about',
      address: '/AboutUs',
      path: paths.about,
      useful: { selector: 'main h1', atLeast: 1, text: 'About Us' },
    },
  ]
}
