import { devices, expect } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { expectNoViolations } from '#fixtures/violations.ts'
import { test } from '#fixtures/test.ts'
import { ListingPage } from '#pages/listing-page.ts'

const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
const viewport = { width: 360, height: 740 }
const phone = { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch }

test.describe('on a phone', () => {
  test.use(phone)

  test('three results are visible at once; a listing has its buttons in sight, and pictures that follow touch', async ({
    search,
    page,
    frame,
  }) => {
    await page.goto('/search?query=civic')
    await test.step('three whole results are visible at once, each with its buttons', async () => {
      await expect(search.results.nth(2)).toBeInViewport({ ratio: 1 })
      const call = search.results.first().getByRole('button', { name: /^Call/ })
      expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    })

    const listing = await search.openResult(civic)
    await test.step('what decides is above the bar with the buttons', async () => {
      await expect(listing.pictures).toHaveCount(6)
      const bar = await listing.contact.boundingBox()
      const main = page.getByRole('main')
      const decisive = ['2016 · 84,000 km · Automatic', 'Listed by Mehmet', 'Lefkosia', '£9,750']
      for (const part of [listing.title(civic), ...decisive.map((text) => main.getByText(text))]) {
        const box = await part.first().boundingBox()
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
      }
      await expect(listing.favourite).toBeInViewport({ ratio: 1 })
      await expect(listing.share).toBeInViewport({ ratio: 1 })
      await expect(main.getByText('1 / 6')).toBeInViewport()
      expect((await listing.pictures.first().boundingBox())?.x).toBe(0)
    })
    await test.step('the bar is always visible, and never covers the footer', async () => {
      const call = listing.contact.getByRole('button', { name: 'Call' })
      await expect(call).toBeInViewport({ ratio: 1 })
      await listing.report.scrollIntoViewIfNeeded()
      await expect(listing.similar.first()).toBeVisible()
      await expect(call).toBeInViewport({ ratio: 1 })
      await frame.theme.scrollIntoViewIfNeeded()
      await expect(call).not.toBeInViewport()
      await expect(frame.footer).toBeInViewport()
    })
    await test.step('they open, change with a button, and close when going back', async () => {
      await listing.pictures.nth(3).click()
      await expect(listing.counter).toHaveText('4 / 6')
      await expect(listing.shownPicture(4)).not.toHaveJSProperty('naturalWidth', 0)
      await listing.gallery.getByRole('button', { name: 'Show photo 6 of 6' }).click()
      await expect(listing.shownPicture(6)).not.toHaveJSProperty('naturalWidth', 0)
      await page.goBack()
      await expect(listing.gallery).toBeHidden()
      await expect(listing.title(civic)).toBeVisible()
    })
    await test.step('a picture for stories is made of its photo', async () => {
      await listing.share.click()
      await listing.shareDialog.getByRole('button', { name: 'Story image' }).click()
      const picture = listing.shareDialog.getByRole('img', { name: /^Story image of / })
      await expect(picture).toHaveJSProperty('naturalWidth', 1080)
      await expect(listing.shareDialog.getByRole('link', { name: 'Save image' })).toBeFocused()
      await expectNoViolations(page, 'the ways to share a listing')
      await page.keyboard.press('Escape')
      await expect(listing.shareDialog).toBeHidden()
    })

    await listing.pictures.first().click()
    await expect(listing.counter).toHaveText('1 / 6')
    const cdp = await page.context().newCDPSession(page)
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      await cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: xs.map((x, id) => ({ x, y: 400, id })),
      })
    const zoomOut = listing.gallery.getByRole('button', { name: 'Zoom out' })
    await test.step('a swipe shows the next one', async () => {
      await touch('touchStart', 300)
      await touch('touchMove', 200)
      await touch('touchMove', 80)
      await touch('touchEnd')
      await expect(listing.counter).toHaveText('2 / 6')
    })
    await test.step('a pinch zooms in', async () => {
      await touch('touchStart', 180, 220)
      await touch('touchMove', 140, 260)
      await touch('touchMove', 60, 340)
      await touch('touchEnd')
      await expect(zoomOut).toBeVisible()
      await expect(listing.counter).toHaveText('2 / 6')
    })
    await test.step('a double tap zooms out', async () => {
      // On a busy machine two taps can be too far apart for a double tap.
      await expect(async () => {
        for (const _ of ['once', 'twice']) await page.touchscreen.tap(200, 400)
        await expect(zoomOut).toBeHidden({ timeout: 2_000 })
      }).toPass()
    })
  })
})

test('the page has no number until it is requested, and number and link can be copied', async ({
  page,
  frame,
  testData,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  const listing = new ListingPage(page)
  const title = 'Telescope & "case"'
  const id = await testData.addListing({ title, phoneNumber: '+90 (533) 000-09-99' })
  await listing.open(id)
  await expect(listing.title(title)).toBeVisible()
  expect(await page.content()).not.toMatch(/533.{0,4}000/)

  // Replaces WhatsApp, which the tests do not reach.
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const opened = context.waitForEvent('page')
  await listing.contact.getByRole('button', { name: 'WhatsApp' }).click()
  const chat = await opened
  await chat.waitForURL(/wa\.me/)
  const whatsapp = new URL(chat.url())
  expect(whatsapp.pathname).toBe('/905330000999')
  expect(whatsapp.searchParams.get('text')).toContain(title)
  expect(whatsapp.searchParams.get('text')).toContain(page.url())

  await listing.contact.getByRole('button', { name: 'Call' }).click()
  const number = listing.contact.getByRole('link', { name: '+905330000999' })
  await expect(number).toHaveAttribute('href', 'tel:+905330000999')
  await listing.contact.getByRole('button', { name: 'Copy number' }).click()
  await expect(page.getByText('Number copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+905330000999')

  await listing.share.click()
  await listing.shareDialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(frame.toast.filter({ hasText: 'Link copied.' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('a printed listing is one sheet with its address and QR code, and without buttons @nightly', async ({
  page,
  frame,
  search,
}) => {
  await page.goto('/search?query=civic')
  const listing = await search.openResult(civic)
  const main = page.getByRole('main')
  const address = main.getByText(/^http.+\/listing\/\w+$/)
  const code = main.locator('div:has(> div > p) > svg')
  await expect(code).toBeAttached()
  await expect(address).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const shown of [listing.title(civic), listing.pictures.first(), address, code]) {
    await expect(shown).toBeVisible()
  }
  await expect(main.getByText('84,000 km', { exact: true })).toBeVisible()
  const contact = listing.contact.getByRole('button', { name: 'Call' })
  const unprinted = [frame.footer, contact, listing.share, listing.report]
  for (const hidden of [...unprinted, listing.pictures.nth(1)]) await expect(hidden).toBeHidden()
  const sheet = await page.pdf({ format: 'A4' })
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('a member reports a listing once, with a form without violations @nightly', async ({
  page,
  session,
  testData,
  problems,
}) => {
  await session.signInAs(await testData.addAccount())
  const listing = new ListingPage(page)
  await listing.open(await testData.addListing())
  await listing.contact.getByRole('button', { name: 'Call' }).click()
  await expect(listing.contact.getByRole('link')).not.toHaveCount(0)
  await listing.favourite.click()
  await expectNoViolations(page, 'listing with its number', listing.contact, listing.favourite)

  await listing.report.click()
  const form = listing.reportForm
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect(form.getByText('Choose a reason.')).toBeVisible()
  await expectNoViolations(page, 'report', form)
  await form.getByRole('radio', { name: 'It looks like a scam' }).check()
  await form.getByRole('textbox').fill('They want a deposit before anything is seen.')
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect(form.getByText('Thanks for your report')).toBeVisible()
  await form.getByRole('button', { name: 'Close' }).last().click()

  // The rules refuse a second report.
  problems.expectFromNow(/^403: .*\/documents:commit/, /^console: Failed to load resource.*403/)
  await listing.report.click()
  await form.getByRole('radio', { name: 'Something else' }).check()
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect(form.getByText('You’ve already reported this listing')).toBeVisible()
})
