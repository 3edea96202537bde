import { waitForAnswers } from '#fixtures/answering-pages.ts'
import { test as base } from '#fixtures/test.ts'
import { siteUrl } from '#fixtures/site-url.ts'
import { TestData } from '#fixtures/test-data.ts'
import { SignInPage } from '#pages/sign-in-page.ts'
import { Visitor } from '#resilience/matrix/visitor.ts'

type StorageState = Awaited<ReturnType<Visitor['signedIn']>>

type Fixtures = {
  /** Whether the visitor is signed in, as after a reload. */
  readonly isMember: boolean
  readonly visitor: Visitor
}

type WorkerFixtures = { readonly memberState: StorageState }

export const test = base.extend<Fixtures, WorkerFixtures>({
  isMember: [true, { option: true }],
  memberState: [
    async ({ browser }, use) => {
      const testData = new TestData()
      const context = await browser.newContext({ baseURL: siteUrl, locale: 'en-GB' })
      waitForAnswers(context)
      const page = await context.newPage()
      const signIn = new SignInPage(page)
      const { email, password } = await testData.addAccount()
      await signIn.open()
      await signIn.signInAs(email, password)
      const state = await new Visitor(page).signedIn()
      await context.close()
      await use(state)
      await testData.removeAll()
    },
    { scope: 'worker' },
  ],
  storageState: async ({ isMember, memberState }, use) =>
    await use(isMember ? memberState.stored : undefined),
  visitor: async ({ page, isMember, memberState }, use) => {
    if (isMember) await page.addInitScript(keepMarker, memberState.marker)
    await use(new Visitor(page))
  },
})

/** What a reload keeps and a new tab does not have. */
function keepMarker(marker: string): void {
  sessionStorage.setItem('loggedInUser', marker)
}
