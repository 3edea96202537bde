import { createHmac, randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'

import { byFunction } from '#fixtures/by-function.ts'
import { losses, test } from '#fixtures/connection.ts'
import { writeDocument } from '#fixtures/firestore.ts'
import { expectNoViolations } from '#fixtures/violations.ts'

const sofa = 'Sofa of green corduroy'
const desk = 'Desk of olive wood'
const lamp = 'Lamp of blown glass'

test('a seller sees the views of a listing, marks listings as sold and active, and deletes one', async ({
  page,
  members,
  openElsewhere,
  session,
  myListings,
}) => {
  test.slow()
  const member = await members.create({ listings: [sofa, desk, lamp] })
  const views = page.getByText('1 view · 0 favourites')
  const ownerPanel = page.getByRole('region', { name: 'Your listing' })

  await test.step('a visitor counts once', async () => {
    const tab = await openElsewhere()
    const counted = tab.waitForResponse(/documents:commit/)
    await tab.goto(`/listing/${member.listings[sofa]}`)
    expect((await counted).ok()).toBe(true)
    await tab.reload()
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(sofa)

    await session.signInAs(member)
    await myListings.open()
    await expect(myListings.tab('Active (3)')).toHaveAttribute('aria-current', 'page')
    await expect(myListings.listings).toHaveText([sofa, desk, lamp])
    await expect(views).toBeVisible()
  })

  await test.step('a listing is marked as sold, and as active again', async () => {
    await myListings.action('Mark as sold', sofa).click()
    await expect(myListings.listings).toHaveText([desk, lamp])
    await expect(page.getByText(`“${sofa}” is marked as sold.`)).toBeVisible()
    await page.reload()
    await myListings.tab('Sold (1)').click()
    await expect(myListings.listings).toHaveText([sofa])
    await page.getByRole('link', { name: sofa, exact: true }).click()
    await expect(ownerPanel.getByRole('button', { name: 'Mark as available' })).toBeVisible()
    await expect(views).toBeVisible()

    await page.goBack()
    await myListings.action('Mark as available', sofa).click()
    await expect(myListings.tab('Active (3)')).toBeVisible()
    await expect(page.getByText('Nothing sold yet')).toBeVisible()
    await expect(page.getByText(`“${sofa}” is for sale again.`)).toBeVisible()
  })

  await test.step('a listing is deleted after a question', async () => {
    await myListings.tab('Active (3)').click()
    await myListings.action('Delete', lamp).click()
    await page.keyboard.press('Escape')
    await expect(myListings.dialog).toBeHidden()
    await expect(myListings.action('Delete', lamp)).toBeFocused()
    await myListings.action('Delete', lamp).click()
    await myListings.dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(myListings.listings).toHaveText([sofa, desk])
    await expect(page.getByText(`“${lamp}” has been deleted.`)).toBeVisible()
  })

  await page.goto(`/listing/${member.listings[lamp]}`)
  await expect(page.getByText('No details available.')).toBeVisible()
})

test('a price that a seller reduces is seen by others, who find it as reduced @nightly', async ({
  page,
  members,
  openElsewhere,
  session,
  form,
}) => {
  test.slow()
  const title = `Wardrobe ${randomUUID().slice(0, 8)}`
  const member = await members.create({ listings: [title] })
  await session.signInAs(member)
  await page.goto(`/edit/${member.listings[title]}`)
  await form.price.fill('35')
  await form.addPhoto('wardrobe.png')
  await form.save.click()
  await expect(page).toHaveURL(`/listing/${member.listings[title]}`)

  const tab = await openElsewhere()
  const found = tab.getByRole('link', { name: title, exact: true })
  await expect(async () => {
    await tab.goto(`/search?query=${title}&reduced=yes`)
    await expect(found).toBeVisible({ timeout: 5000 })
  }).toPass(byFunction)
  await expect(tab.getByText('£35').locator('..')).toContainText('was £40')
  await expect(tab.getByRole('button', { name: 'Remove filter: Reduced price' })).toBeVisible()
  await found.click()
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(tab.getByText('was £40').first()).toBeVisible()
})

test('a seller who does not say that listings are still available is asked, and shows hidden ones again @nightly', async ({
  page,
  request,
  testData,
  members,
  openElsewhere,
  session,
  myListings,
  problems,
}) => {
  test.slow()
  // Of a hidden listing, and of a link that has ended.
  problems.expectFromNow(/40[34]/)
  const member = await members.create()
  const askedAt = new Date(Date.now() - 10 * 24 * 60 * 60_000).toISOString()
  const id = await testData.addListing({ title: sofa, userId: member.uid, askedAt })
  const tab = await openElsewhere()
  await session.signInAs(member)

  await test.step('a listing that may be gone is renewed by one press', async () => {
    await myListings.open()
    await expect(page.getByText('Until you answer, it comes last in search results.')).toBeVisible()
    await myListings.action('Still available', sofa).click()
    await expect(page.getByText(`Thank you. “${sofa}” stays online.`)).toBeVisible()
    await page.reload()
    await expect(myListings.action('Mark as sold', sofa)).toBeVisible()
    await expect(myListings.action('Still available', sofa)).toBeHidden()
  })

  await test.step('a hidden one is shown again', async () => {
    const withheld = { title: sofa, userId: member.uid, price: 40, currency: 'GBP', askedAt }
    const timestamp = '2026-01-05T00:00:00.000Z'
    const held = { ...withheld, timestamp, status: 'held', heldBy: 'age' }
    await writeDocument(request, `withheldListings/${id}`, held)
    await writeDocument(request, `posts/${id}`, { userId: member.uid, status: 'held' })
    await tab.goto(`/listing/${id}`)
    await expect(tab.getByText('No details available.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('No one else can see it, since')).toBeVisible()
    await myListings.action('Still available', sofa).click()
    await expect(async () => {
      await tab.reload()
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(sofa, { timeout: 5000 })
    }).toPass(byFunction)
  })

  await test.step('a link in the email asks, and then marks it as sold', async () => {
    const key = randomUUID()
    await writeDocument(request, 'signingKeys/availability', { key })
    const signature = createHmac('sha256', key).update(`${id}\n${askedAt}`).digest('base64url')
    const link = new URLSearchParams({ listing: id, answer: 'sold', language: 'tr', signature })
    // No script of the site is on this page.
    await tab.goto(`/still-available.html?${link}`, { waitUntil: 'load' })
    await expect(tab.getByRole('heading')).toHaveText(`“${sofa}” satıldı olarak işaretlensin mi?`)
    await expectNoViolations(tab, 'the page of a link in an email')
    await tab.getByRole('button', { name: 'Satıldı olarak işaretle' }).click()
    await expect(tab.getByRole('heading')).toHaveText(`“${sofa}” satıldı olarak işaretlendi.`)
    await myListings.open()
    await expect(myListings.tab('Sold (1)')).toBeVisible()
    const ended = '/still-available.html?listing=x&answer=sold&signature=x'
    await tab.goto(ended, { waitUntil: 'load' })
    await expect(tab.getByRole('heading')).toContainText('This link has ended')
  })
})

test('a change that could not be sent is taken back, and can be made again @nightly', async ({
  page,
  connection,
  members,
  session,
  myListings,
  problems,
}) => {
  const titles = [sofa, desk]
  await session.signInAs(await members.create({ listings: titles }))
  await myListings.open()
  await expect(myListings.listings).toHaveText(titles)
  for (const [index, loss] of losses.entries()) {
    await test.step(`a change that could not be sent is taken back: ${loss.name}`, async () => {
      problems.expectFromNow(/could not be changed/)
      const title = titles[index] ?? ''
      await connection.cut(loss)
      await myListings.action('Mark as sold', title).click()
      const problem = page
        .getByRole('alert')
        .filter({ hasText: `Couldn’t mark “${title}” as sold.` })
      await expect(problem).toBeVisible({ timeout: 30_000 })
      await expect(myListings.listings.filter({ hasText: title })).toBeVisible()
      await connection.restore()
      await myListings.action('Mark as sold', title).click()
      await expect(problem).toBeHidden()
      await expect(page.getByText(`“${title}” is marked as sold.`)).toBeVisible()
    })
  }
})
