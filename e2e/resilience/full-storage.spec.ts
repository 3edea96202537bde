import { randomUUID } from 'node:crypto'

import { expect } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { MailCatcher } from '#fixtures/mail-catcher.ts'
import { test } from '#fixtures/test.ts'
import { ContactPage } from '#pages/contact-page.ts'

/** Fills local storage until it takes not one character more. */
function fillStorage(): void {
  // Frames of other documents have none.
  if (window.origin === 'null') return
  let text = localStorage.getItem('filling') ?? ''
  for (let length = 8_000_000; length >= 1; length = Math.floor(length / 2)) {
    try {
      localStorage.setItem('filling', text + 'x'.repeat(length))
      text += 'x'.repeat(length)
    } catch {
      // Half of it may fit.
    }
  }
}

test('a browser whose local storage is full searches, opens a listing and sends a message @nightly', async ({
  page,
  problems,
  home,
  frame,
}) => {
  problems.expect(/^console: Documents cannot be stored on this device/)
  await page.addInitScript(fillStorage)
  await home.open()
  await expect(home.cards).toHaveCount(10)
  expect(await page.evaluate(() => localStorage.getItem('filling')?.length)).toBeGreaterThan(5e6)
  const search = await frame.searchFor('civic')
  await expect(search.titles.filter({ hasText: civic })).toBeVisible()
  const listing = await search.openResult(civic)
  await expect(listing.title(civic)).toBeVisible()
  await page.reload()
  await expect(listing.title(civic)).toBeVisible()

  const words = randomUUID()
  const contact = new ContactPage(page)
  await contact.open()
  await contact.fillIn(words)
  await contact.send.click()
  await expect(contact.sent).toBeVisible()
  expect(await new MailCatcher().caught(words)).toHaveLength(1)
})
