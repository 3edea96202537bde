import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

import { siteUrl } from '#fixtures/site-url.ts'
import { SignInPage } from '#pages/sign-in-page.ts'

const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

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

/** A new browser of a phone, as far as the site can tell, with an empty cache. */
export async function openVisit(browser: Browser, member?: Member): Promise<Visit> {
  const context = await browser.newContext({
    ...phone,
    baseURL: siteUrl,
    locale: 'en-GB',
    serviceWorkers: 'block',
    ...(member && { storageState: member.state }),
  })
  const page = await context.newPage()
  if (member) {
    await page.addInitScript((marker) => {
      sessionStorage.setItem('loggedInUser', marker)
    }, member.marker)
  }
  const session = await context.newCDPSession(page)
  return { page, session, close: () => context.close() }
}
