import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { untilCached } from '#fixtures/offline.ts'
import { openServed } from '#fixtures/open-served.ts'
import { test } from '#fixtures/own-pages.ts'
import type { RemoteName } from '#fixtures/remotes.ts'
import { HomePage } from '#pages/home-page.ts'
import { cell } from '#resilience/matrix/cell.ts'
import type { PageFailure } from '#resilience/matrix/page-failures.ts'
import { pageFailures } from '#resilience/matrix/page-failures.ts'

type Visit = {
  readonly name: string
  readonly path: string
  readonly remote: RemoteName
  readonly hasData: boolean
  /** Whether the visitor's browser has the service worker. */
  readonly returns: boolean
  readonly expectPage: (page: Page) => Promise<void>
}

const home = {
  path: '/',
  remote: 'browse',
  hasData: true,
  expectPage: async (page: Page) => await expect(new HomePage(page).cards).toHaveCount(10),
} as const

const visits: readonly Visit[] = [
  { ...home, name: 'home', returns: false },
  { ...home, name: 'home, again', returns: true },
  {
    name: 'About Us',
    path: '/AboutUs',
    remote: 'static-pages',
    hasData: false,
    returns: false,
    expectPage: async (page) =>
      await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible(),
  },
]

for (const failure of pageFailures) {
  for (const visit of visits) {
    if (failure.isOfData && !visit.hasData) continue
    test.describe(() => {
      test.use({
        servedRemote: visit.remote,
        serviceWorkers: visit.returns ? 'allow' : 'block',
      })
      test(
        `the page function of ${visit.name}: ${failure.name}`,
        cell('the page function …', failure.name, visit.name),
        async ({ page, pages, problems }, { annotations }) => {
          // The browser logs an answer without a page, and full Chromium calls one without a body a failed request.
          problems.expect(
            /^console: Failed to load resource/,
            /^(?:429|50[234]): /,
            /^request: net::ERR_HTTP_RESPONSE_CODE_FAILURE /,
          )
          const address = `${pages.origin}${visit.path}`
          if (visit.returns) {
            await openServed(page, address)
            await visit.expectPage(page)
            await untilCached(page)
            await pages.end()
          }

          await failure.breakIt(pages, visit.path)
          await expectAnswer(page, address, visit, failure)

          await failure.healIt?.(pages)
          pages.heal()
          pages.site.heal()
          const began = performance.now()
          if (failure.gives !== 'notice' || visit.returns) await openServed(page, address)
          await visit.expectPage(page)
          const recovery = Math.round(performance.now() - began)
          annotations.push({ type: 'recovery', description: String(recovery) })
          await openServed(page, address)
          await visit.expectPage(page)
        },
      )
    })
  }
}

async function expectAnswer(
  page: Page,
  address: string,
  { expectPage, returns }: Visit,
  { gives }: PageFailure,
): Promise<void> {
  const answering = page.waitForResponse((response) => response.request().isNavigationRequest())
  // Full Chromium, other than its headless shell, fails to show an error without a body.
  await page.goto(address, { waitUntil: 'commit' }).catch((error: unknown) => {
    if (!String(error).includes('ERR_HTTP_RESPONSE_CODE_FAILURE')) throw error
  })
  const answer = await answering
  if (gives === 'page' || gives === 'empty page' || returns) await expectPage(page)
  else expect(answer.status()).toBeGreaterThanOrEqual(429)
  if (gives === 'notice' && !returns) {
    await expect(page.getByRole('heading', { name: 'AdaMarket isn’t available' })).toBeVisible()
  }
  if (gives === 'empty page') expect(await answer.text()).not.toContain('id="page-data"')
}
