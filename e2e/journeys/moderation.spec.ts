import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { byFunction } from '#fixtures/by-function.ts'
import { readDocument } from '#fixtures/firestore.ts'
import { MailCatcher } from '#fixtures/mail-catcher.ts'
import { test } from '#fixtures/test.ts'
import { expectNoViolations } from '#fixtures/violations.ts'
import { ListingPage } from '#pages/listing-page.ts'

/** Two seeded moderators: an objection goes to the one who did not decide. */
const selin = { email: 'selin@example.com', password: 'adamarket' }
const kerem = { email: 'kerem@example.com', password: 'adamarket' }

test('a reported listing is removed, and restored after an objection', async ({
  page,
  members,
  openElsewhere,
  session,
  storedListings,
  accountMenu,
}) => {
  test.slow()
  const title = `Copper kettle ${randomUUID().slice(0, 8)}`
  const seller = await members.create({ listings: [title] })
  const reporter = await members.create({ name: 'Okan Deniz' })
  const id = seller.listings[title] ?? ''
  const mail = new MailCatcher()
  const entry = (desk: Page) =>
    desk.getByRole('navigation', { name: 'Open cases' }).getByRole('link', { name: title })

  await session.signInAs(selin)
  await page.goto('/')
  await accountMenu.choose('Desk')
  await expect(page.getByRole('navigation', { name: 'Show' })).toBeVisible(byFunction)

  const visitor = await openElsewhere(reporter)
  await test.step('a visitor reports it, and it is on the desk without a reload', async () => {
    const listing = new ListingPage(visitor)
    await listing.open(id)
    await listing.report.click()
    await listing.reportForm.getByRole('radio', { name: 'It looks like a scam' }).check()
    await listing.reportForm.getByRole('textbox').fill('They want a deposit first.')
    await listing.reportForm.getByRole('button', { name: 'Send report' }).click()
    await expect(listing.reportForm.getByText('Thanks for your report')).toBeVisible()
    await expect(entry(page)).toBeVisible(byFunction)
    // A decision about a case that functions still change is refused.
    await expect
      .poll(() => readDocument(page.request, `fingerprints/${id}`), byFunction)
      .toBeDefined()
    await expect.poll(() => storedListings.isIndexed(id), byFunction).toBe(true)
    await page.reload()
    // Their emails are in the language of the page, once that is stored.
    const settings = `users/${reporter.uid}/alertSettings/emails`
    await expect
      .poll(() => readDocument(page.request, settings), byFunction)
      .toEqual({ language: 'en' })
  })

  await test.step('a moderator removes it with a reason, and undoes that', async () => {
    await entry(page).click()
    await expect(page.getByText('They want a deposit first.')).toBeVisible()
    await expectNoViolations(page, 'the desk with a case')
    await expect(page.getByRole('button', { name: 'Remove' })).toBeEnabled()
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog', { name: 'Remove' })
    await expectNoViolations(page, 'the dialog of a decision')
    await expect(dialog.getByLabel('Reason')).toHaveValue('scam')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Removed: “${title}”.`)).toBeVisible()
    await expect(entry(page)).toBeHidden()
    await expectNoViolations(page, 'the desk with a decision that can be undone')
    await page.keyboard.press('z')
    await expect(entry(page)).toBeVisible()
    // Nothing can be decided before the case is there again.
    await expect(page.getByRole('button', { name: 'Remove' })).toBeEnabled()
  })

  await test.step('a moderator removes it, of which no one is told for ten seconds', async () => {
    let mailsBefore: readonly string[] | undefined
    await page.route(/decideCase/, async (route) => {
      if (route.request().method() === 'POST') mailsBefore ??= await subjectsTo(mail, seller.email)
      await route.continue()
    })
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog', { name: 'Remove' })
    await dialog.getByLabel(/^Note/).fill('No deposits, please.')
    const decidedAt = Date.now()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText(`Removed: “${title}”.`)).toBeVisible()
    await expect.poll(() => mailsBefore, byFunction).toEqual([])
    expect(Date.now() - decidedAt).toBeGreaterThanOrEqual(10_000)
  })

  await test.step('it is gone for everyone', async () => {
    const began = Date.now()
    const annotate = (type: string) => {
      const description = `${((Date.now() - began) / 1000).toFixed(1)} s`
      test.info().annotations.push({ type, description })
    }
    await expect.poll(() => statusOf(visitor, id), byFunction).toBe(404)
    annotate('its page gone within')
    await expect.poll(() => storedListings.isIndexed(id), byFunction).toBe(false)
    annotate('gone from search within')
    // Of its title, only this word is in no other listing.
    const word = title.split(' ').at(-1) ?? ''
    await visitor.goto(`/search?query=${word}`)
    await expect(visitor.getByText(`No results found for "${word}"`)).toBeVisible()
  })

  await test.step('seller and reporter are told, one who was never here in the default language', async () => {
    await expect
      .poll(() => subjectsTo(mail, seller.email), byFunction)
      .toEqual(['Your listing was removed'])
    await expect
      .poll(() => subjectsTo(mail, reporter.email), byFunction)
      .toEqual(['Thanks for your report'])
  })

  const own = await openElsewhere(seller)
  await test.step('the seller objects', async () => {
    await own.goto('/my-listings')
    await expect(own.getByText('The moderator writes: No deposits, please.')).toBeVisible()
    await own.getByRole('button', { name: 'Object: ' }).click()
    await expectNoViolations(own, 'an objection')
    await own.getByLabel('Your objection').fill('I never asked for one.')
    await own.getByRole('button', { name: 'Send objection' }).click()
    await expect(own.getByText('You objected. Another moderator')).toBeVisible(byFunction)
  })

  await test.step('another moderator accepts it with an answer, and closes the desk', async () => {
    const desk = await openElsewhere(kerem)
    await desk.goto('/desk?show=objections')
    await entry(desk).click(byFunction)
    const objection = desk.getByRole('region', { name: 'The seller objects' })
    await expect(objection.getByText('I never asked for one.')).toBeVisible()
    await desk.getByRole('button', { name: 'Accept and restore' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Accept and restore' })
    await expectNoViolations(desk, 'the answer to an objection')
    await dialog.getByLabel(/^Answer/).fill('You are right.')
    await dialog.getByRole('button', { name: 'Accept and restore' }).click()
    await expect(entry(desk)).toBeHidden()
    await desk.close()
    await expect.poll(() => statusOf(visitor, id), byFunction).toBe(200)
    await expect.poll(() => subjectsTo(mail, seller.email), byFunction).toHaveLength(2)
    await own.reload()
    await expect(own.getByText('another moderator agreed with you')).toBeVisible()
    await expect(own.getByText('The moderator writes: You are right.')).toBeVisible()
  })
})

/** The status of a listing's page, bypassing the caches of Hosting. */
async function statusOf(page: Page, id: string): Promise<number> {
  return (await page.request.get(`/listing/${id}?at=${randomUUID()}`)).status()
}

async function subjectsTo(mail: MailCatcher, address: string): Promise<readonly string[]> {
  return (await mail.sentTo(address)).map(({ subject }) => subject)
}
