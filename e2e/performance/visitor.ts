import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

import { siteUrl } from '#fixtures/site-url.ts'
import { SignInPage } from '#pages/sign-in-page.ts'

/** A kind of visit: a window, and the speed of its machine and connection. */
export type Profile = {
  readonly name: string
  readonly window: BrowserContextOptions
  /** How many times slower than this machine. */
  readonly cpuSlowdown: number
  readonly line?: {
    /** From the request to the first byte of the answer, in milliseconds. */
    readonly roundTrip: number
    /** Bits per second, in either direction. */
    readonly bitsPerSecond: number
  }
}

export const slowPhone: Profile = {
  name: 'slow phone',
  window: {
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  cpuSlowdown: 4,
  line: { roundTrip: 150, bitsPerSecond: 1_600_000 },
}

export const desktop: Profile = {
  name: 'desktop',
  window: { viewport: { width: 1440, height: 900 } },
  cpuSlowdown: 1,
}

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** A visitor: the device, and what a member's browser stores. */
export type Visitor = {
  readonly profile: Profile
  readonly member: Member
}

/** A signed-in user: the browser's storage, and the tab's session marker. */
export type Member = { readonly state: StorageState; readonly marker: string }

/** Signs in as the demo user, and resolves to what a browser stores then. */
export async function signInOnce(browser: Browser): Promise<Member> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.signInAsDemoUser()
  await page.waitForFunction(() => sessionStorage.getItem('loggedInUser') !== null)
  const marker = await page.evaluate(() => sessionStorage.getItem('loggedInUser') ?? '')
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  return { state, marker }
}

type Visit = {
  readonly page: Page
  readonly session: CDPSession
  readonly close: () => Promise<void>
}

/** A new browser, as far as the site can tell, with an empty cache. */
export async function openVisit(
  browser: Browser,
  { profile, member }: Visitor,
  { isSignedIn }: { readonly isSignedIn: boolean },
): Promise<Visit> {
  const context = await browser.newContext({
    ...profile.window,
    baseURL: siteUrl,
    locale: 'en-GB',
    serviceWorkers: 'block',
    ...(isSignedIn && { storageState: member.state }),
  })
  const page = await context.newPage()
  if (isSignedIn) {
    await page.addInitScript((marker) => {
      sessionStorage.setItem('loggedInUser', marker)
    }, member.marker)
  }
  const session = await context.newCDPSession(page)
  return { page, session, close: () => context.close() }
}

/** Cross-origin requests with custom headers: to Firestore by its lite client, and to Auth. */
const preflighted = ['*/v1/*']

/** Throttles the visit with its profile, from the next request on. */
export async function slowDown(session: CDPSession, { cpuSlowdown, line }: Profile): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  if (!line) return
  const bytesPerSecond = line.bitsPerSecond / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.roundTrip,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await slowDownPreflights(session, line.roundTrip)
}

/** Chromium throttles the requests of a page, but not its own preflights. */
async function slowDownPreflights(session: CDPSession, roundTrip: number): Promise<void> {
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const wait = request.method === 'OPTIONS' ? roundTrip : 0
    setTimeout(() => {
      // Its page may be closed by then.
      session.send('Fetch.continueRequest', { requestId }).catch(() => undefined)
    }, wait)
  })
  await session.send('Fetch.enable', {
    patterns: preflighted.map((urlPattern) => ({ urlPattern })),
  })
}
