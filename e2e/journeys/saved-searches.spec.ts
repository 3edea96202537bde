import { randomUUID } from 'node:crypto'

import { expect } from '@playwright/test'

import { byFunction } from '#fixtures/by-function.ts'
import { MailCatcher } from '#fixtures/mail-catcher.ts'
import { test } from '#fixtures/test.ts'
import { expectNoViolations } from '#fixtures/violations.ts'

// A picture is uploaded, and functions started, which is slow on a busy machine.
test.describe.configure({ timeout: 240_000 })

test('a flat to let is found by its attributes in Turkish, and the next one emailed once @nightly', async ({
  page,
  form,
  members,
  openElsewhere,
  session,
  storedListings,
  testData,
}) => {
  // A word of its own, so that no listing of another test is found.
  const word = randomUUID().replaceAll('-', '').replaceAll(/\d/g, 'q')
  const flat = `Sunny flat ${word}`
  const name = 'Girne’de kiralık 3+1'
  const seller = await members.create({ name: 'Hasan Kaya' })
  const reader = await members.create({ name: 'Elif Taş' })
  const tab = await openElsewhere(reader)
  const mail = new MailCatcher()
  const subjects = async () => (await mail.sentTo(reader.email)).map(({ subject }) => subject)
  const addFlat = (title: string, rooms: string) =>
    testData.addListing({
      title: `${title} ${word}`,
      category: 'Real Estate',
      subCategory: 'Apartments',
      location: 'Girne',
      attributes: { dealType: 'rent', rooms },
      timestamp: new Date().toISOString(),
    })

  await test.step('a seller posts it', async () => {
    await session.signInAs(seller)
    await form.open('Real Estate', 'Apartments')
    await form.addPhoto('flat.png')
    await form.fill(flat)
    await page.getByLabel('For sale or to rent').selectOption('To rent')
    await page.getByLabel('Rooms').selectOption('3+1')
    await page.getByLabel('Floor area (m²)').fill('120')
    await form.postNow.click()
    await expect(page).toHaveURL(/\/success\?id=/, { timeout: 30_000 })
    const [stored] = await storedListings.byTitle(flat)
    expect(stored?.fields['attributes']).toEqual({ dealType: 'rent', rooms: '3+1', area: 120 })
    await expect.poll(() => storedListings.isIndexed(stored?.id ?? ''), byFunction).toBe(true)
  })

  const found = tab.getByRole('link', { name: flat, exact: true })

  await test.step('a reader finds it by its attributes', async () => {
    await tab.goto(`/search?lang=tr&query=${word}`)
    await expect(found).toBeVisible()
    const filters = tab.getByRole('complementary', { name: 'Filtreler' })
    await filters.getByLabel('Girne').check()
    await filters.getByLabel('Kategori', { exact: true }).selectOption('Emlak')
    await filters.getByLabel('Alt kategori').selectOption('Daireler')
    await filters.getByLabel('İlan türü').selectOption('Kiralık')
    await filters.getByLabel('Oda sayısı').selectOption('3+1')
    await filters.getByRole('button', { name: 'Filtreleri uygula' }).click()
    await expect(tab).toHaveURL(/&dealType=rent&rooms=3%2B1$/)
    await expect(tab.getByRole('button', { name: /^Filtreyi kaldır: .*3\+1$/ })).toBeVisible()
    await expect(found).toBeVisible()
    await expect(tab.getByText('3+1 · 120 m² · Kiralık')).toBeVisible()
  })

  await test.step('and saves the search', async () => {
    await tab.getByRole('button', { name: 'Aramayı kaydet' }).click()
    const dialog = tab.getByRole('dialog', { name: 'Aramayı kaydet' })
    await expectNoViolations(tab, 'the dialog to save a search')
    await dialog.getByLabel('Ad').fill(name)
    await dialog.getByRole('button', { name: 'Aramayı kaydet' }).click()
    await dialog.getByRole('link', { name: 'Kayıtlı aramalar' }).click()
    await expect(tab.getByRole('link', { name })).toBeVisible()
    await expectNoViolations(tab, 'a saved search')
    await expect.poll(() => members.hasIndexedSearch(reader), byFunction).toBe(true)
  })

  await test.step('the next one that matches is emailed once', async () => {
    await addFlat('Small flat', '2+1')
    await addFlat('Large flat', '3+1')
    const sent = [`“${name}” için yeni ilan: Large flat ${word}`]
    await expect.poll(subjects, byFunction).toEqual(sent)
  })

  await test.step('the link in the email ends them, without signing in', async () => {
    const [sent] = await mail.sentTo(reader.email)
    const link = new URL(/\S+\/unsubscribe\.html\S+/.exec(sent?.text ?? '')?.[0] ?? '')
    const mailbox = await openElsewhere()
    // No script of the site is on this page.
    await mailbox.goto(`${link.pathname}${link.search}`, { waitUntil: 'load' })
    await mailbox.getByRole('button', { name: 'E-postaları durdur' }).click()
    await expect(mailbox.getByRole('heading')).toHaveText(
      `“${name}” için artık e-posta almayacaksınız.`,
    )
  })

  await test.step('one more is only counted', async () => {
    await addFlat('Another flat', '3+1')
    // Once search finds it.
    await expect(async () => {
      await tab.goto('/saved-searches?lang=tr')
      await expect(tab.getByText('2 yeni')).toBeVisible({ timeout: 5000 })
    }).toPass(byFunction)
    await expect(tab.getByRole('combobox', { name: `E-postalar: ${name}` })).toHaveValue('never')
    expect(await subjects()).toHaveLength(1)
  })
})
