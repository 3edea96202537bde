import { devices, expect } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { test } from '#fixtures/test.ts'
import { ListingPage } from '#pages/listing-page.ts'
import type { SearchPage } from '#pages/search-page.ts'

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
const phone = { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch }

/** What is testData, and the ways to the seller that it grants. */
const methods = {
  'as the form writes them': [
    [['Phone Number'], ['Call']],
    [['Whatsapp'], ['WhatsApp']],
    [['In-App Chat'], ['Chat']],
    [['Both'], ['Call', 'WhatsApp', 'Chat']],
  ],
  'in older listings': [
    ['Phone', ['Call', 'WhatsApp']],
    ['Chat', ['Chat']],
    ['Both', ['Call', 'WhatsApp', 'Chat']],
  ],
} as const

async function openCivic(search: SearchPage): Promise<ListingPage> {
  await search.page.goto('/search?query=civic')
  return await search.openResult(civic)
}

for (const [device, use] of [
  ['a computer', {}],
  ['a phone', phone],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(use)

    for (const [generation, cases] of Object.entries(methods)) {
      test(`the ways to the seller follow what is stored: ${generation}`, async ({
        page,
        testData,
      }) => {
        const listing = new ListingPage(page)
        for (const [contactMethod, ways] of cases) {
          await listing.open(await testData.addListing({ contactMethod }))
          await expect(listing.contact.getByRole('listitem')).toHaveText([...ways])
        }
      })
    }

    test('without a way to the seller, the page says so', async ({ page, testData }) => {
      const listing = new ListingPage(page)
      await listing.open(await testData.addListing({ contactMethod: ['Pigeon'] }))
      await expect(page.getByText(/^The seller has left no way to be reached/)).toBeVisible()
      await expect(listing.contact).toBeHidden()
    })

    test('a sold listing says so and shows others of its kind', async ({ page, testData }) => {
      const id = await testData.addListing({
        status: 'sold',
        category: 'Vehicles',
        subCategory: 'Cars for Sale',
      })
      const listing = new ListingPage(page)
      await listing.open(id)
      await expect(page.getByText('This has been sold')).toBeVisible()
      await expect(listing.contact).toBeHidden()
      await listing.report.scrollIntoViewIfNeeded()
      await expect(listing.similar).toHaveCount(8)
      await expect(listing.similar.filter({ hasText: 'telescope' })).toHaveCount(0)
      await page.getByRole('link', { name: 'See similar listings' }).click()
      await expect(page).toHaveURL(/\/search\?query=Cars/)
    })

    test('the pictures open, move on and close', async ({ search, page }) => {
      const listing = await openCivic(search)
      await listing.morePictures.click()
      await expect(listing.counter).toHaveText('4 / 6')
      await expect(listing.shownPicture(4)).not.toHaveJSProperty('naturalWidth', 0)
      await listing.gallery.getByRole('button', { name: 'Show picture 6 of 6' }).click()
      await expect(listing.shownPicture(6)).not.toHaveJSProperty('naturalWidth', 0)
      await page.goBack()
      await page.goForward()
      await expect(listing.title(civic)).toBeVisible()
      await expect(listing.gallery).toBeHidden()
    })
  })
}

test('the gallery works by keyboard alone, and gives the focus back', async ({ search, page }) => {
  const listing = await openCivic(search)
  const opener = listing.pictures.nth(2)
  await opener.focus()
  await page.keyboard.press('Enter')
  for (const [key, place] of [
    ['ArrowRight', 4],
    ['End', 6],
    ['ArrowRight', 6],
    ['ArrowLeft', 5],
    ['Home', 1],
    ['ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(listing.counter).toHaveText(`${place} / 6`)
    await expect(listing.shownPicture(place)).toBeVisible()
  }
  const box = await listing.shownPicture(1).boundingBox()
  await page.keyboard.press('+')
  await expect(listing.gallery.getByRole('button', { name: 'Zoom out' })).toBeVisible()
  await expect
    .poll(async () => (await listing.shownPicture(1).boundingBox())?.width)
    .toBeCloseTo((box?.width ?? 0) * 1.5, 0)
  await page.keyboard.press('Escape')
  await expect(listing.gallery).toBeHidden()
  await expect(opener).toBeFocused()
})

test.describe('with fingers', () => {
  test.use(phone)

  test('a swipe leads to the next picture, a pinch comes closer, a double tap goes back', async ({
    search,
    page,
  }) => {
    const listing = await openCivic(search)
    await listing.pictures.first().click()
    await expect(listing.counter).toHaveText('1 / 6')
    const cdp = await page.context().newCDPSession(page)
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      await cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: xs.map((x, id) => ({ x, y: 400, id })),
      })
    await touch('touchStart', 300)
    await touch('touchMove', 200)
    await touch('touchMove', 80)
    await touch('touchEnd')
    await expect(listing.counter).toHaveText('2 / 6')

    const zoomOut = listing.gallery.getByRole('button', { name: 'Zoom out' })
    await touch('touchStart', 180, 220)
    await touch('touchMove', 140, 260)
    await touch('touchMove', 60, 340)
    await touch('touchEnd')
    await expect(zoomOut).toBeVisible()
    await expect(listing.counter).toHaveText('2 / 6')
    // On a busy machine two taps can come too far apart to be one double tap.
    await expect(async () => {
      for (const _ of ['once', 'twice']) await page.touchscreen.tap(200, 400)
      await expect(zoomOut).toBeHidden({ timeout: 2_000 })
    }).toPass()
  })

  test('the bar of the buttons is in sight all the way, and covers no footer', async ({
    search,
    frame,
  }) => {
    const listing = await openCivic(search)
    const call = listing.contact.getByRole('link', { name: 'Call' })
    await expect(call).toBeInViewport({ ratio: 1 })
    await expect(call).toHaveAttribute('href', /^tel:\+90\d{10}$/)
    await listing.report.scrollIntoViewIfNeeded()
    await expect(listing.similar.first()).toBeVisible()
    await expect(call).toBeInViewport({ ratio: 1 })
    await frame.theme.scrollIntoViewIfNeeded()
    await expect(call).not.toBeInViewport()
    await expect(frame.footer).toBeInViewport()
  })

  test('Chat leads to the store of the phone', async ({ page, testData }) => {
    const listing = new ListingPage(page)
    await listing.open(await testData.addListing({ contactMethod: ['Chat'] }))
    await expect(listing.contact.getByRole('link', { name: 'Chat' })).toHaveAttribute(
      'href',
      /^https:\/\/play\.google\.com\//,
    )
  })
})

test('the number is not in the page before it is asked for', async ({
  page,
  testData,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const listing = new ListingPage(page)
  const title = 'Telescope & "case"'
  const id = await testData.addListing({ title, phoneNumber: '+90 (533) 000-09-99' })
  await listing.open(id)
  await expect(listing.title(title)).toBeVisible()
  expect(await page.content()).not.toMatch(/533.{0,4}000/)

  // A stand-in for WhatsApp, which the tests do not reach.
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const opened = context.waitForEvent('page')
  await listing.contact.getByRole('button', { name: 'WhatsApp' }).click()
  const whatsapp = new URL((await opened).url())
  expect(whatsapp.pathname).toBe('/905330000999')
  expect(whatsapp.searchParams.get('text')).toContain(title)
  expect(whatsapp.searchParams.get('text')).toContain(page.url())

  await listing.contact.getByRole('button', { name: 'Call' }).click()
  const number = listing.contact.getByRole('link', { name: '+905330000999' })
  await expect(number).toHaveAttribute('href', 'tel:+905330000999')
  await listing.contact.getByRole('button', { name: 'Copy the number' }).click()
  await expect(page.getByText('The number is copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+905330000999')
})

test('the link can be copied where nothing can be shared', async ({
  page,
  frame,
  testData,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  const listing = new ListingPage(page)
  await listing.open(await testData.addListing())
  await listing.share.click()
  await expect(frame.toast).toContainText('The link is copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('search engines and previews learn what is offered, on this page alone', async ({
  page,
  frame,
  home,
  testData,
}) => {
  const listing = new ListingPage(page)
  const title = 'Telescope </script><script>window.wasRun = true</script>'
  const id = await testData.addListing({ title })
  await listing.open(id)
  await expect(listing.title(title)).toBeVisible()
  const data = page.locator('script[type="application/ld+json"]')
  expect(JSON.parse((await data.textContent()) ?? '')).toMatchObject({
    '@type': 'Product',
    name: title,
    offers: { price: 240, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  })
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url())
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title)
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)

  await frame.logo.click()
  await expect(home.cards).toHaveCount(10)
  await expect(data).toHaveCount(0)
  await expect(page.locator('meta[property="og:title"]')).not.toHaveAttribute('content', title)
})

test('a document that is no listing is missing, and values that make no sense are inert', async ({
  page,
  problems,
  testData,
}) => {
  problems.expect(/^console: .*It has no title/, /^console: A document of posts is no listing/)
  const listing = new ListingPage(page)
  await listing.open(await testData.addDocument({ description: 'Who am I?', price: 5 }))
  await expect(page.getByRole('heading', { name: 'No details available.' })).toBeVisible()

  const title = '<img src=x onerror="window.wasRun = true">'
  await listing.open(
    await testData.addDocument({
      title,
      description: { text: 'nested' },
      price: 'a lot',
      currency: 7,
      category: ['Vehicles'],
      phoneNumber: 'javascript:alert(1)',
      contactMethod: ['Both', 5, null],
      imageUrl: ['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>'],
      userId: '../../login',
      sellerName: null,
      timestamp: 'the day before',
    }),
  )
  await expect(listing.title(title)).toBeVisible()
  await expect(page.getByText('No Image Available')).toBeVisible()
  await expect(page.getByText('Added: no date')).toBeVisible()
  await expect(listing.contact.getByRole('listitem')).toHaveText(['Chat'])
  expect(await listing.seller.getAttribute('href')).toBe('/profile/..%2F..%2Flogin')
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
})

test('a favourite outlives a reload, and moves to the account of whoever signs in', async ({
  page,
  signIn,
  testData,
}) => {
  const listing = new ListingPage(page)
  const account = await testData.addAccount()
  const id = await testData.addListing()
  await listing.open(id)
  await listing.favourite.click()
  await expect(listing.favourite).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(listing.favourite).toHaveAttribute('aria-pressed', 'true')

  const onDevice = () => page.evaluate(() => localStorage.getItem('favourites'))
  expect(await onDevice()).toContain(id)
  await signIn.open()
  await signIn.signInAs(account.email, account.password)
  await expect.poll(onDevice).toBeNull()
  await listing.open(id)
  await expect(listing.favourite).toHaveAttribute('aria-pressed', 'true')
  await listing.favourite.click()
  await expect(listing.favourite).toHaveAttribute('aria-pressed', 'false')
})

test('a listing is reported once, by somebody who is signed in', async ({
  page,
  signIn,
  testData,
}) => {
  const listing = new ListingPage(page)
  const account = await testData.addAccount()
  const id = await testData.addListing()
  await signIn.open()
  await signIn.signInAs(account.email, account.password)
  await listing.open(id)
  await listing.report.click()
  const form = listing.reportForm
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect(form.getByText('Choose what is wrong.')).toBeVisible()
  await form.getByRole('radio', { name: 'It looks like a scam' }).check()
  await form.getByRole('textbox').fill('They want a deposit before anything is seen.')
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect(form.getByText('Thank you for the report')).toBeVisible()
  await form.getByRole('button', { name: 'Close' }).last().click()

  await listing.report.click()
  await form.getByRole('radio', { name: 'Something else' }).check()
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect(form.getByText('You have reported this before')).toBeVisible()
})
