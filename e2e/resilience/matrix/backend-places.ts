import { randomUUID } from 'node:crypto'

import type { Locator, Page } from '@playwright/test'

import { untilItAnswers } from '#fixtures/answering-pages.ts'
import type { TestData } from '#fixtures/test-data.ts'
import { environment } from '#fixtures/site-environment.ts'
import { siteUrl } from '#fixtures/site-url.ts'
import { HomePage } from '#pages/home-page.ts'
import { ListingForm } from '#pages/listing-form.ts'
import { SearchPage } from '#pages/search-page.ts'
import { SignInPage } from '#pages/sign-in-page.ts'

type Service = 'firestore' | 'auth' | 'storage'

/** An action of a visitor that needs a service. */
export type Place = {
  readonly name: string
  readonly service: Service
  readonly isForMembers: boolean
  /** Actions while the service still works. */
  readonly prepare?: (page: Page) => Promise<void>
  /** The action that needs the service. */
  readonly act: (page: Page, testData: TestData) => Promise<void>
  /** The message about the failure. */
  readonly failed: (page: Page) => Locator
  readonly tryAgain: (page: Page) => Locator
  /** Visible once the service works. */
  readonly shown: (page: Page) => Locator
  /** Typed text, which must still be there after the failure. */
  readonly typed?: (page: Page) => readonly (readonly [Locator, string])[]
}

/** The title of the listings that these tests post: each worker's own, since a test deletes those with its title. */
export const title = `Garden chairs that wait for the backend, ${randomUUID().slice(0, 8)}`
const lamp = 'A lamp that waits for the backend'
const password = 'not-the-password'
const email = 'new-member@example.com'

const again = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' })
const failure = (words: string) => (page: Page) => page.getByRole('main').getByText(words)
const typedTitle = (page: Page) => [[new ListingForm(page).title, title] as const]

const reading = { service: 'firestore', isForMembers: false, tryAgain: again } as const

async function fillForm(page: Page): Promise<void> {
  const form = new ListingForm(page)
  await form.open('Pets', 'Cats')
  await form.addPhoto('chairs.png')
  await form.fill(title)
}

export const places: readonly Place[] = [
  {
    ...reading,
    name: 'home',
    act: (page) => new HomePage(page).open(),
    failed: failure('No listings found.'),
    shown: (page) => new HomePage(page).cards.first().getByRole('link'),
  },
  {
    ...reading,
    name: 'search',
    // A search with results in every location.
    act: async (page) => void (await page.goto('/search?query=car')),
    failed: failure('Couldn’t load the results'),
    shown: (page) => new SearchPage(page).titles.first(),
  },
  {
    ...reading,
    name: 'listing',
    act: async (page, testData) => {
      const id = await testData.addListing({ title: lamp })
      await page.goto(`/listing/${id}`)
    },
    failed: failure('Couldn’t load this listing'),
    shown: (page) => page.getByRole('heading', { level: 1, name: lamp }),
  },
  {
    ...reading,
    name: 'profile',
    act: async (page) => void (await page.goto('/profile/seed-ayse-demirag')),
    failed: failure('Error fetching profile.'),
    shown: (page) => page.getByRole('heading', { level: 1, name: 'Ayşe Demirağ' }),
  },
  {
    ...reading,
    name: 'saved searches',
    isForMembers: true,
    act: async (page) => void (await page.goto('/saved-searches')),
    failed: failure('Couldn’t load your saved searches'),
    shown: (page) => page.getByText('No saved searches yet'),
  },
  {
    name: 'posting',
    service: 'firestore',
    isForMembers: true,
    prepare: fillForm,
    act: (page) => new ListingForm(page).postNow.click(),
    failed: failure('Error submitting form. Please try again.'),
    tryAgain: (page) => new ListingForm(page).postNow,
    shown: (page) => page.getByRole('link', { name: 'View your ad' }),
    typed: typedTitle,
  },
  {
    name: 'sign-in',
    service: 'auth',
    isForMembers: false,
    act: async (page) => {
      const signIn = new SignInPage(page)
      await signIn.open()
      await signIn.submit(email, password)
    },
    failed: failure('We couldn’t reach the server.'),
    tryAgain: (page) => new SignInPage(page).submitButton,
    // The answer of a working service.
    shown: failure('We couldn’t find an account with that email and password.'),
    typed: (page) => {
      const signIn = new SignInPage(page)
      return [[signIn.email, email] as const, [signIn.password, password] as const]
    },
  },
  {
    name: 'posting, a photo',
    service: 'storage',
    isForMembers: true,
    prepare: fillForm,
    act: async (page) => {
      const buffer = await page.screenshot({ fullPage: true })
      const { files } = new ListingForm(page)
      await files.setInputFiles({ name: 'more.png', mimeType: 'image/png', buffer })
    },
    failed: (page) => page.getByRole('main').getByText('No connection').first(),
    tryAgain: (page) => again(page).first(),
    shown: (page) => page.getByText('All photos are uploaded.'),
    typed: typedTitle,
  },
  {
    name: 'home, its pictures',
    service: 'storage',
    isForMembers: false,
    act: async (page) => {
      // The load event waits for the pictures in sight.
      await page.goto('/', { waitUntil: 'commit' })
      await untilItAnswers(page)
    },
    failed: (page) => new HomePage(page).cards.nth(9),
    // Pictures are requested again with the page; their fallback is not a failure of it.
    tryAgain: (page) => page.getByRole('banner').getByRole('link', { name: 'AdaMarket, home' }),
    shown: (page) => new HomePage(page).cards.nth(9),
  },
]

const hosts: Readonly<Record<Service, string>> = {
  firestore: environment.firestoreHost,
  auth: new URL(environment.auth).host,
  storage: environment.storageHost,
}

/** The name of any file has a dot. */
function isPage({ origin, pathname }: URL): boolean {
  return origin === siteUrl && !pathname.includes('.')
}

/** Makes a service unavailable to this browser; returns a function that restores it. */
export async function takeAway(
  page: Page,
  service: Service,
  how: 'down' | 'hangs',
): Promise<() => void> {
  let isOver = false
  // Nor can a server render a page without the documents: it answers with the shell's empty one.
  if (service === 'firestore') {
    await page.route(isPage, async (route) => {
      if (isOver || !route.request().isNavigationRequest()) return await route.fallback()
      await route.continue({ url: `${siteUrl}/shell.html` })
    })
  }
  await page.route(
    (url) => url.host === hosts[service],
    (route) => {
      if (isOver) return route.continue()
      return how === 'down' ? route.abort('connectionrefused') : undefined
    },
  )
  return () => {
    isOver = true
  }
}
