import { expect } from '@playwright/test'

import { losses, test as withConnection } from '#fixtures/connection.ts'
import { test } from '#fixtures/test.ts'

const sofa = 'Sofa of green corduroy'
const desk = 'Desk of olive wood'

test('a listing is marked as sold, as active again, and deleted', async ({
  page,
  members,
  session,
  myListings,
}) => {
  test.slow()
  const member = await members.create({ listings: [sofa, desk] })
  await session.signInAs(member)
  await myListings.open()
  await expect(myListings.tab('Active (2)')).toHaveAttribute('aria-current', 'page')
  await expect(myListings.listings).toHaveText([sofa, desk])

  await myListings.action('Mark as sold', sofa).click()
  await expect(myListings.listings).toHaveText([desk])
  await expect(page.getByText(`“${sofa}” is marked as sold.`)).toBeVisible()
  await page.reload()
  await myListings.tab('Sold (1)').click()
  await expect(myListings.listings).toHaveText([sofa])
  await page.getByRole('link', { name: sofa, exact: true }).click()
  const ownerPanel = page.getByRole('region', { name: 'Your listing' })
  await expect(ownerPanel.getByRole('button', { name: 'Mark as available' })).toBeVisible()

  await page.goBack()
  await myListings.action('Mark as available', sofa).click()
  await expect(myListings.tab('Active (2)')).toBeVisible()
  await expect(page.getByText('Nothing sold yet')).toBeVisible()
  await expect(page.getByText(`“${sofa}” is for sale again.`)).toBeVisible()

  await myListings.tab('Active (2)').click()
  await myListings.action('Delete', desk).click()
  await page.keyboard.press('Escape')
  await expect(myListings.dialog).toBeHidden()
  await expect(myListings.action('Delete', desk)).toBeFocused()
  await myListings.action('Delete', desk).click()
  await myListings.dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(myListings.listings).toHaveText([sofa])
  await expect(page.getByText(`“${desk}” has been deleted.`)).toBeVisible()
  await page.goto(`/listing/${member.listings[desk]}`)
  await expect(page.getByText('No details available.')).toBeVisible()
})

test('a seller sees how often a listing was viewed, and a visitor counts once', async ({
  page,
  members,
  openElsewhere,
  session,
  myListings,
}) => {
  test.slow()
  const member = await members.create({ listings: [sofa] })
  const tab = await openElsewhere()
  const counted = tab.waitForResponse(/documents:commit/)
  await tab.goto(`/listing/${member.listings[sofa]}`)
  expect((await counted).ok()).toBe(true)
  await tab.reload()
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(sofa)

  await session.signInAs(member)
  await myListings.open()
  await expect(page.getByText('1 view · 0 favourites')).toBeVisible()
  await page.getByRole('link', { name: sofa, exact: true }).click()
  await expect(page.getByRole('region', { name: 'Your listing' })).toBeVisible()
  await expect(page.getByText('1 view · 0 favourites')).toBeVisible()
})

withConnection(
  'a change that could not be sent is taken back, and can be made again',
  async ({ page, connection, members, session, myListings, problems }) => {
    withConnection.slow()
    problems.expect(/could not be changed/)
    const titles = [sofa, desk]
    await session.signInAs(await members.create({ listings: titles }))
    await myListings.open()
    await expect(myListings.listings).toHaveCount(2)
    for (const [index, loss] of losses.entries()) {
      const title = titles[index] ?? ''
      await withConnection.step(loss.name, async () => {
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
  },
)
