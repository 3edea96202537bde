import { expect } from '@playwright/test'

import { losses, test } from '#fixtures/connection.ts'

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
