import { expect } from '@playwright/test'

import { goOffline } from '#fixtures/offline.ts'
import { test } from '#fixtures/test.ts'

const sofa = 'Sofa of green corduroy'
const desk = 'Desk of olive wood'

test('an ad is sold, for sale again, and deleted', async ({
  page,
  members,
  signIn,
  myListings,
}) => {
  test.slow()
  const { email, password, listings } = await members.create({ listings: [sofa, desk] })
  await signIn.open()
  await signIn.signInAs(email, password)
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
  await page.goto(`/listing/${listings[desk]}`)
  await expect(page.getByText('No details available.')).toBeVisible()
})

test('what the network does not take comes back', async ({
  page,
  context,
  members,
  signIn,
  myListings,
  problems,
}) => {
  test.slow()
  problems.expect(/could not be changed/, /Firebase could not be started/)
  const { email, password } = await members.create({ listings: [sofa] })
  await signIn.open()
  await signIn.signInAs(email, password)
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

test('somebody without ads is led to the first one', async ({
  page,
  members,
  signIn,
  myListings,
}) => {
  const { email, password } = await members.create()
  await signIn.open()
  await signIn.signInAs(email, password)
  await myListings.open()
  await expect(page.getByText('You have nothing for sale')).toBeVisible()
  await page.getByRole('link', { name: 'Post an ad' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'POST YOUR AD' })).toBeVisible()
})
