import { expect } from '@playwright/test'

import { test } from '#fixtures/test.ts'
import type { RemoteName } from '#fixtures/remotes.ts'

type Case = {
  readonly down: RemoteName
  readonly address: string
  /** What shows that the page is there after all. */
  readonly heading: string
  /** A page of another remote, which must not notice. */
  readonly other: { readonly address: string; readonly heading: string }
}

const about = { address: '/AboutUs', heading: 'About Us' }

/** The page of the post remote needs a visitor who is signed in; see below. */
const cases: readonly Case[] = [
  { down: 'browse', address: '/', heading: 'Featured Listings', other: about },
  { down: 'account', address: '/login', heading: 'Sign in', other: about },
  {
    down: 'static-pages',
    address: '/AboutUs',
    heading: 'About Us',
    other: { address: '/login', heading: 'Sign in' },
  },
]

for (const { down, address, heading, other } of cases) {
  test(`without ${down}, its pages say so and recover, and the others work`, async ({
    page,
    problems,
    remotes,
    boundary,
  }) => {
    problems.expect(...refused(await remotes.originOf(down)))
    const bringBack = await remotes.takeDown(down)
    await page.goto(address)
    await expect(boundary.failed).toBeVisible()

    await page.goto(other.address)
    await expect(page.getByRole('heading', { name: other.heading })).toBeVisible()
    await page.goBack()
    await expect(boundary.failed).toBeVisible()

    await boundary.tryAgain.click()
    await expect(boundary.failed).toBeVisible()
    bringBack()
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await boundary.tryAgain.click()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })
}

test('without post, its pages say so and recover, and the others work', async ({
  page,
  problems,
  remotes,
  boundary,
  signIn,
  home,
}) => {
  problems.expect(...refused(await remotes.originOf('post')))
  await signIn.open()
  await signIn.signInAsDemoUser()
  const bringBack = await remotes.takeDown('post')
  await page.goto('/post')
  await expect(boundary.failed).toBeVisible()

  await home.open()
  await expect(home.cards).toHaveCount(10)
  await page.goBack()
  await expect(boundary.failed).toBeVisible()
  bringBack()
  await boundary.tryAgain.click()
  await expect(page.getByRole('heading', { level: 1, name: 'POST YOUR AD' })).toBeVisible()
})

test('a remote that does not answer is called slow after 8 seconds, and recovers', async ({
  page,
  remotes,
  boundary,
}) => {
  const answerAgain = await remotes.hang('static-pages')
  await page.clock.install()
  // Not until "load": what the page asks to be preloaded never comes.
  await page.goto('/AboutUs', { waitUntil: 'commit' })
  await expect(page.getByRole('status', { name: 'Loading the page' })).toBeVisible()
  await expect(boundary.stillLoading).toBeHidden()
  await page.clock.fastForward(8_500)
  await expect(boundary.stillLoading).toBeVisible()

  answerAgain()
  await boundary.tryAgain.click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
})

/** What the browser says, and the site notes, of a site that refuses every connection. */
function refused(origin: string): readonly RegExp[] {
  const escaped = origin.replaceAll('.', String.raw`\.`)
  return [
    new RegExp(`^request: net::ERR_CONNECTION_REFUSED ${escaped}/`),
    /^console: Failed to load resource: net::ERR_CONNECTION_REFUSED/,
    /^console: .*A remote could not be loaded/,
  ]
}
