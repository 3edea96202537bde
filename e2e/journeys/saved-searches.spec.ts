import { randomUUID } from 'node:crypto'

import { expect } from '@playwright/test'

import { byFunction } from '#fixtures/by-function.ts'
import { MailCatcher } from '#fixtures/mail-catcher.ts'
import { siteUrl } from '#fixtures/site-url.ts'
import { test } from '#fixtures/test.ts'
import { expectNoViolations } from '#fixtures/violations.ts'

test('a saved search sends one email for a new listing, until its reader ends that', async ({
  page,
  browser,
  members,
  session,
}) => {
  test.slow()
  // A word of its own, so that no listing of another test is found.
  const word = randomUUID().replaceAll('-', '').replaceAll(/\d/g, 'q')
  const reader = await members.create({ name: 'Elif Taş' })
  const mail = new MailCatcher()
  const subjects = async () => (await mail.sentTo(reader.email)).map(({ subject }) => subject)

  await test.step('a search that finds nothing is saved', async () => {
    await session.signInAs(reader)
    await page.goto(`/search?query=${word}`)
    await expect(page.getByText(`No results found for "${word}"`)).toBeVisible()
    await page.getByRole('button', { name: 'Save search' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save search' })
    await expect(dialog.getByLabel('Name')).toHaveValue(word)
    await expectNoViolations(page, 'the dialog to save a search')
    await dialog.getByRole('button', { name: 'Save search' }).click()
    await dialog.getByRole('link', { name: 'Saved searches' }).click()
    await expect(page.getByRole('link', { name: word })).toBeVisible()
    await expectNoViolations(page, 'a saved search')
    await expect.poll(() => members.hasIndexedSearch(reader), byFunction).toBe(true)
  })

  await test.step('a listing that fits is told once', async () => {
    await members.create({ listings: [`Copper zurna ${word}`] })
    await expect.poll(subjects, byFunction).toEqual([`New for “${word}”: Copper zurna ${word}`])
  })

  await test.step('the link in the email ends them, without signing in', async () => {
    const [sent] = await mail.sentTo(reader.email)
    const link = new URL(/\S+\/unsubscribe\.html\S+/.exec(sent?.text ?? '')?.[0] ?? '')
    const elsewhere = await browser.newContext({ baseURL: siteUrl })
    const tab = await elsewhere.newPage()
    await tab.goto(`${link.pathname}${link.search}`)
    await tab.getByRole('button', { name: 'Stop emails' }).click()
    await expect(tab.getByRole('heading')).toHaveText(
      `You won’t get emails about “${word}” any more.`,
    )
    await elsewhere.close()
  })

  await test.step('the next listing is only counted', async () => {
    await members.create({ listings: [`Another zurna ${word}`] })
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('2 new')).toBeVisible()
    }).toPass(byFunction)
    await expect(page.getByRole('combobox', { name: `Emails: ${word}` })).toHaveValue('never')
    expect(await subjects()).toHaveLength(1)
  })
})
