import { expect } from '@playwright/test'

import { goOffline } from '#fixtures/offline.ts'
import { test } from '#fixtures/test.ts'

const sofa = 'Sofa of green corduroy'
const desk = 'Desk of olive wood'

test('an ad is sold, for sale again, and deleted', async ({
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
  await expect(page.getByText(`"${sofa}" is marked as sold.`)).toBeVisible()
  await page.reload()
  await myListings.tab('Sold (1)').click()
  await expect(myListings.listings).toHaveText([sofa])
  await page.getByRole('link', { name: sofa, exact: true }).click()
  await expect(page.getByText('This has been sold')).toBeVisible()

  await page.goBack()
  await myListings.action('Mark as available', sofa).click()
  await expect(myListings.tab('Active (2)')).toBeVisible()
  await expect(page.getByText('Nothing sold yet')).toBeVisible()
  await expect(page.getByText(`"${sofa}" is for sale again.`)).toBeVisible()

  await myListings.tab('Active (2)').click()
  await myListings.action('Delete', desk).click()
  await page.keyboard.press('Escape')
  await expect(myListings.dialog).toBeHidden()
  await expect(myListings.action('Delete', desk)).toBeFocused()
  await myListings.action('Delete', desk).click()
  await myListings.dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(myListings.listings).toHaveText([sofa])
  await expect(page.getByText(`"${desk}" has been deleted.`)).toBeVisible()
  await page.goto(`/listing/${member.listings[desk]}`)
  await expect(page.getByText('No details available.')).toBeVisible()
})

test('what the network does not take comes back', async ({
  page,
  context,
  members,
  session,
  myListings,
  problems,
}) => {
  test.slow()
  problems.expect(/could not be changed/, /Firebase could not be started/)
  await session.signInAs(await members.create({ listings: [sofa] }))
  await myListings.open()
  await expect(myListings.listings).toHaveText([sofa])
  await goOffline(context, problems)
  await myListings.action('Mark as sold', sofa).click()
  const problem = page
    .getByRole('alert')
    .filter({ hasText: `"${sofa}" could not be marked as sold.` })
  await expect(problem).toBeVisible()
  await expect(myListings.listings).toHaveText([sofa])
  await context.setOffline(false)
  await myListings.action('Mark as sold', sofa).click()
  await expect(problem).toBeHidden()
  await expect(page.getByText(`"${sofa}" is marked as sold.`)).toBeVisible()
})
