import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { expectNoViolations } from '#fixtures/violations.ts'
import type { MeasuredSite } from '#fixtures/measured-site.ts'
import { startMeasuredSite } from '#fixtures/measured-site.ts'
import { test as site } from '#fixtures/test.ts'

const test = site.extend<{ readonly measured: MeasuredSite }>({
  measured: async ({}, use) => {
    const measured = await startMeasuredSite()
    await use(measured)
    await measured.close()
  },
  baseURL: async ({ measured }, use) => await use(measured.url),
})

/** Leaves the page as when a tab is closed, which sends the collected events. Resolves to everything that arrived. */
async function leave(page: Page, { sent }: MeasuredSite): Promise<string> {
  await page.evaluate(async () => {
    const { fetch } = window
    const sending: Promise<Response>[] = []
    window.fetch = (...args) => {
      const answer = fetch(...args)
      sending.push(answer)
      return answer
    }
    window.dispatchEvent(new Event('pagehide'))
    window.fetch = fetch
    await Promise.all(sending)
  })
  return sent()
}

test('nothing is sent before a visitor agrees, recorded events are sent afterwards, and nothing after they disagree @nightly', async ({
  page,
  measured,
  home,
  frame,
}) => {
  await page.goto('/search?query=civic')
  const question = page.getByRole('region', { name: 'Performance data' })
  await expect(question).toBeVisible()
  await expectNoViolations(page, 'question about measurements', question)
  expect(await leave(page, measured)).toBe('')

  await question.getByRole('button', { name: 'Allow', exact: true }).click()
  await expect(question).toBeHidden()
  await expect.poll(() => leave(page, measured)).toContain('"what":"visit"')
  // The largest part of a page is known once the visitor does something.
  await page.keyboard.press('Tab')
  await expect.poll(() => leave(page, measured)).toContain('"what":"LCP"')
  const sent = measured.sent()
  expect(sent).toContain('"page":"/search"')
  expect(sent).toMatch(/"what":"visit","remote":"browse","version":"\d+\.\d+\.\d+-[\da-f]{8}"/)
  expect(sent).not.toContain('civic')

  await home.open()
  await expect(home.cards).toHaveCount(10)
  await expect(question).toBeHidden()
  const choice = frame.footer.getByRole('combobox', { name: 'Performance data' })
  await expect(choice).toHaveValue('yes')
  const before = await leave(page, measured)
  await choice.selectOption('no')
  const listing = await home.openListing()
  await expect(listing.seller).toBeVisible()
  expect(await leave(page, measured)).toBe(before)
  await page.goto('/')
  await expect(choice).toHaveValue('no')
  await expect(question).toBeHidden()
  expect(await leave(page, measured)).toBe(before)
})
