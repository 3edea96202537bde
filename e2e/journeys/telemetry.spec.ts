import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { byFunction } from '#fixtures/by-function.ts'
import { expectNoViolations } from '#fixtures/violations.ts'
import type { MeasuredSite } from '#fixtures/measured-site.ts'
import { startMeasuredSite } from '#fixtures/measured-site.ts'
import { liveOf, readRegistry } from '#fixtures/registry.ts'
import { siteUrl } from '#fixtures/site-url.ts'
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

test('an admin sees what visits of a release met @nightly', async ({ page, signIn }) => {
  const { version } = liveOf(await readRegistry(), 'post')
  const release = { remote: 'post', version }
  const counts = [
    { what: 'visit', ...release },
    { what: 'LCP', value: 1000, ...release },
  ]
  const url = new URL('/telemetry.json', siteUrl).href
  const counted = await page.request.post(url, { data: { page: '/post', counts } })
  expect(counted.status()).toBe(204)

  await signIn.open()
  await signIn.signInAs('kerem@example.com', 'adamarket')
  await page.goto('/desk')
  await page.getByRole('link', { name: 'Releases' }).click()
  const post = page.getByRole('region', { name: 'post', exact: true })
  await expect(post.getByRole('columnheader', { name: `Live ${version}` })).toBeVisible(byFunction)
  await expect(post.getByRole('row', { name: /^LCP \d,\d{3} ms/ })).toBeVisible()
  await page.getByText('By page: Live').first().click()
  await expect(page.getByRole('row', { name: /^\/post [1-9]/ })).toBeVisible()
  await expectNoViolations(page, 'the releases')

  await page.getByRole('link', { name: '7 days' }).press('Enter')
  await expect(page).toHaveURL(/\?period=week$/)
  await expect(post.getByRole('row', { name: /^Visits [1-9]/ })).toBeVisible(byFunction)
})
