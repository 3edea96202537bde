import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { goOffline } from '#fixtures/offline.ts'
import { test } from '#fixtures/test.ts'
import { ListingForm } from '#pages/listing-form.ts'
import { SignInPage } from '#pages/sign-in-page.ts'

// Pictures are made and sent on the way, which takes a busy machine its time.
test.describe.configure({ timeout: 120_000 })
const arrival = { timeout: 30_000 }

const windows = [
  ['a desktop', { width: 1280, height: 900 }],
  ['a phone', { width: 360, height: 740 }],
] as const

for (const [device, viewport] of windows) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('an ad goes from the picker to the home page and into the search', async ({
      page,
      signIn,
      form,
      home,
      frame,
      storedListings,
    }) => {
      const title = `Sofa of velvet, seen on ${device}`
      await signIn.open()
      await signIn.signInAsDemoUser()
      await page.goto('/post')
      await expect(page.getByRole('heading', { level: 1, name: 'POST YOUR AD' })).toBeVisible()
      await page.getByRole('link', { name: 'Furniture', exact: true }).click()
      await page.getByRole('link', { name: 'Carpets' }).click()
      await expect(form.heading).toBeVisible()
      await page.goBack()
      await page.getByRole('link', { name: 'Sofas' }).click()
      await expect(form.category).toHaveValue('Furniture')
      await expect(form.subcategory).toHaveValue('Sofas')

      await form.addPhoto('sofa.png')
      await form.fill(title)
      await page.getByRole('radio', { name: 'Used' }).check()
      await page.getByRole('checkbox', { name: 'Cash' }).check()
      await page.getByRole('checkbox', { name: 'Whatsapp' }).check()
      await form.currency.selectOption('GBP')
      await expect(page.getByText('Buyers see £1,250.50')).toBeVisible()
      await form.postNow.click()

      await expect(page).toHaveURL(/\/success\?id=/, arrival)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your ad is online')
      const [stored, ...others] = await storedListings.byTitle(title)
      expect(others).toEqual([])
      expect(stored?.fields).toEqual({
        title,
        description: 'As good as new, from a home without smokers.',
        price: 1250.5,
        currency: 'GBP',
        category: 'Furniture',
        subCategory: 'Sofas',
        location: 'Girne',
        paymentOptions: ['Cash'],
        phoneNumber: '+905330000001',
        contactMethod: ['Whatsapp'],
        condition: 'used',
        imageUrl: [expect.stringContaining('images%2F')],
        userId: expect.stringMatching(/./),
        sellerName: 'Ayşe Demirağ',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      })

      await page.reload()
      await expect(page.getByRole('link', { name: title })).toBeVisible()
      await frame.logo.click()
      // Not the first one: other tests post as well.
      await expect(home.cards.getByRole('link', { name: title, exact: true })).toBeVisible(arrival)
      // The index follows an ad as soon as the function that keeps it has started.
      await expect(async () => {
        const search = await frame.searchFor('sofa of velvet')
        const found = search.results.getByRole('link', { name: title, exact: true })
        await expect(found).toBeVisible({ timeout: 2_000 })
      }).toPass(arrival)
      await page.goto('/post')
      await expect(form.unfinished).toBeHidden()
    })
  })
}

test('an empty form says what is missing, at each field and in sum', async ({
  page,
  signIn,
  form,
}) => {
  await openForm(signIn, form)
  await form.postNow.click()
  await expect(form.alert).toContainText('Please fill in all required fields.')
  await expect(form.alert.getByRole('link')).toHaveText([
    'Add at least one photo.',
    'Give your ad a title.',
    'Describe what you offer.',
    'Choose where it is.',
    'Enter a price above 0, such as 1,250.',
    'Enter your mobile phone number.',
  ])
  await form.alert.getByRole('link', { name: 'Enter your mobile phone number.' }).click()
  await expect(form.phoneNumber).toBeFocused()
  await form.price.fill('free')
  await form.title.fill('Cats')
  await expect(page.getByText('Give your ad a title.')).toBeHidden()
  await expect(form.price).toHaveAccessibleDescription('Enter a price above 0, such as 1,250.')
})

test('a link to a field leads there, also while the field is on its way', async ({
  page,
  signIn,
  form,
}) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await signIn.open()
  await signIn.signInAsDemoUser()
  await page.route(/\/phone\.[^/]*\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/attributes/Pets/Cats', { waitUntil: 'commit' })
  await form.postNow.click()
  await form.alert.getByRole('link', { name: 'Enter your mobile phone number.' }).click()
  await expect(form.phoneNumber).toBeHidden()
  arrive()
  await expect(form.phoneNumber).toBeFocused()
})

test('what was typed survives a reload, and another category', async ({ page, signIn, form }) => {
  await openForm(signIn, form)
  await form.fill('Two cats, brother and sister')
  await form.addPhoto('cats.png')
  await expect(form.photos).toHaveCount(1)
  await page.reload()
  await expect(form.unfinished).toBeVisible()
  await expect(form.title).toHaveValue('Two cats, brother and sister')
  await expect(form.price).toHaveValue('1.250,50')
  await expect(form.phoneNumber).toHaveValue('+90 533 000 00 01')
  await expect(form.photos).toHaveCount(1)

  await page.getByRole('button', { name: 'Change category' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Search the categories').fill('köpek')
  await dialog.getByRole('button', { name: /^Dogs/ }).click()
  await expect(form.subcategory).toHaveValue('Dogs')
  await expect(page).toHaveURL('/attributes/Pets/Dogs')
  await expect(form.title).toHaveValue('Two cats, brother and sister')
  await expect(form.photos).toHaveCount(1)

  await page.goto('/post')
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click()
  await expect(form.subcategory).toHaveValue('Dogs')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(form.title).toHaveValue('')
  await expect(form.photos).toHaveCount(0)
})

test('a write that fails keeps everything, and the next try posts one ad', async ({
  page,
  problems,
  signIn,
  form,
  storedListings,
}) => {
  problems.expect(/documents:commit/, /^console: /)
  const title = 'Kittens that were written twice'
  await openForm(signIn, form)
  await form.addPhoto('cats.png')
  await form.fill(title)
  const breakWrites = '**/documents:commit*'
  await page.route(breakWrites, (route) => route.abort('connectionfailed'))
  await form.postNow.click()
  await expect(form.posting).toBeDisabled()
  await expect(form.alert).toHaveText('Error submitting form. Please try again.', arrival)
  await expect(form.title).toHaveValue(title)
  expect(await storedListings.byTitle(title)).toHaveLength(0)

  await page.unroute(breakWrites)
  await form.postNow.click()
  await expect(page).toHaveURL(/\/success\?id=/, arrival)
  expect(await storedListings.byTitle(title)).toHaveLength(1)
})

test('somebody without a connection keeps everything and posts once it is back', async ({
  page,
  context,
  problems,
  signIn,
  form,
  storedListings,
}) => {
  const title = 'Kittens from the plane'
  await openForm(signIn, form)
  await form.addPhoto('cats.png')
  await form.fill(title)
  await goOffline(context, problems)
  await expect(page.getByText('Go on writing: everything is kept')).toBeVisible()
  await form.postNow.click()
  await expect(form.alert).toContainText('You are offline, so the ad could not be sent.')
  await context.setOffline(false)
  await expect(form.alert).toBeHidden()
  await form.postNow.click()
  await expect(page).toHaveURL(/\/success\?id=/, arrival)
  expect(await storedListings.byTitle(title)).toHaveLength(1)
})

test('two clicks and two tabs make one ad', async ({
  page,
  context,
  signIn,
  form,
  storedListings,
}) => {
  const title = 'Kittens of two tabs'
  await openForm(signIn, form)
  await form.addPhoto('cats.png')
  await form.fill(title)

  const other = await openTab(context, page)
  await expect(other.page.getByText('You are writing this ad in another tab')).toBeVisible()
  await other.page.getByRole('button', { name: 'Continue here' }).click()
  await expect(other.title).toHaveValue(title)
  await expect(page.getByText('You are writing this ad in another tab')).toBeVisible()
  await other.postNow.dblclick()
  await expect(other.page).toHaveURL(/\/success\?id=/, arrival)
  expect(await storedListings.byTitle(title)).toHaveLength(1)
  await expect(form.title).toHaveValue('')
})

test('an ad is changed where it was changed, and changes are not lost by leaving', async ({
  page,
  signIn,
  form,
  storedListings,
}) => {
  const title = 'Kittens that found a home'
  await openForm(signIn, form)
  await form.addPhoto('cats.png')
  await form.fill(title)
  await form.postNow.click()
  await expect(page).toHaveURL(/\/success\?id=/, arrival)
  const [before] = await storedListings.byTitle(title)

  await page.goto(`/edit/${before?.id}`)
  await expect(form.title).toHaveValue(title)
  await expect(form.price).toHaveValue('1250.50')
  await form.price.fill('999')
  await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click()
  await form.save.click()
  await expect(page).toHaveURL(`/listing/${before?.id}`, arrival)
  await expect(page.getByRole('main').getByText('$999').first()).toBeVisible()
  const [after] = await storedListings.byTitle(title)
  expect(after?.fields).toEqual({ ...before?.fields, price: 999 })
})

test('the form is for those who are signed in, and for categories there are', async ({
  page,
  signIn,
  form,
}) => {
  await form.open('Pets', 'Cats')
  await expect(page).toHaveURL('/')
  await signIn.open()
  await signIn.signInAsDemoUser()
  await form.open('Pets', 'Sofas')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such category')
  await page.getByRole('main').getByRole('link', { name: 'Choose a category' }).click()
  await expect(page).toHaveURL('/post')
  await form.open('Vehicles', 'Tyres, Batteries, Oils, & Accessories')
  await expect(form.subcategory).toHaveValue('Tyres, Batteries, Oils, & Accessories')
  await expect(form.year).toBeVisible()
})

async function openForm(signIn: SignInPage, form: ListingForm): Promise<void> {
  await signIn.open()
  await signIn.signInAsDemoUser()
  await form.open('Pets', 'Cats')
  await expect(form.heading).toBeVisible()
}

/** The same address in another tab of the same visitor, who is signed in there as well. */
async function openTab(context: BrowserContext, page: Page): Promise<ListingForm> {
  const tab = await context.newPage()
  const signIn = new SignInPage(tab)
  await signIn.open()
  await signIn.signedIn.waitFor()
  await tab.goto(page.url())
  return new ListingForm(tab)
}
