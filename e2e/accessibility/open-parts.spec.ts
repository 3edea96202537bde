import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { expectNoViolations } from '#fixtures/violations.ts'
import { test } from '#fixtures/test.ts'
import { visit } from '#fixtures/visit.ts'

// Every page as it opens is checked in every-page.spec.ts; here, what can be opened on it.

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

test('the open parts of the header, a message and the errors of a form have no violations @nightly', async ({
  page,
  frame,
}) => {
  const header = page.getByRole('banner')
  await page.goto('/ContactUs')
  await frame.location.button.click()
  await expect(frame.location.list).toBeVisible()
  await expectNoViolations(page, 'location picker', header)
  await page.keyboard.press('Escape')

  await frame.searchText.fill('car')
  await expect(frame.suggestions.first()).toBeVisible()
  await expectNoViolations(page, 'suggestions', header)
  await page.keyboard.press('Escape')

  await test.step('a message is at the top right, for 30 seconds with its link, with reduced motion as well', async () => {
    await keepMessages(page)
    await frame.postAd.click()
    await expect(
      frame.toast.getByRole('link', { name: 'Sign in to post on the web' }),
    ).toBeVisible()
    await expect(frame.toastTimer).toHaveCSS('animation-duration', '30s')
    await expectNoViolations(page, 'message', frame.toasts)
    const place = await frame.toast.boundingBox()
    expect(place?.y).toBeLessThan(100)
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan(desktop.width - 50)
    await page.getByRole('button', { name: 'Close message' }).click()
    await expect(frame.toast).toBeHidden()
  })

  await page.getByRole('main').getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await expectNoViolations(page, 'form with what is missing', frame.main)
})

test('results on a phone, its menu and filters, and an open gallery have no violations @nightly', async ({
  page,
  frame,
  search,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/search?query=civic')
  await expect(search.results.first()).toBeVisible()
  await expectNoViolations(page, 'results on a phone')
  await frame.menuButton.click()
  await expect(frame.menu).toBeVisible()
  await expect(frame.menu.getByRole('button', { name: 'Download App' })).toBeVisible()
  await expectNoViolations(page, 'menu', page.getByRole('banner'))
  await frame.menuButton.click()
  await expect(frame.menu).toBeHidden()
  await search.filtersButton.click()
  await expect(search.drawer).toBeVisible()
  await expectNoViolations(page, 'filters', search.drawer)
  await page.keyboard.press('Escape')

  await page.setViewportSize(desktop)
  const listing = await search.openResult(civic)
  await listing.pictures.first().click()
  await expect(listing.gallery).toBeVisible()
  await expectNoViolations(page, 'gallery', listing.gallery)
  await page.keyboard.press('Escape')

  await test.step('what a profile cannot show is said in red', async () => {
    await visit(page, '/profile/no-such-user')
    const error = page.getByRole('alert').getByRole('heading', { level: 1 })
    await expect(error).toHaveText('Profile not found.')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(error).toHaveCSS('color', 'rgb(173, 35, 27)')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(error).toHaveCSS('color', 'rgb(255, 154, 140)')
  })
})

/** Addresses, and the buttons that are pressed there in turn: each opens something, or shows errors of a form. */
const ofVisitors: readonly Pressed[] = [
  ['/login', 'Sign in'],
  ['/register', 'Create account'],
  ['/reset-password', 'Send link'],
  ['/profile/seed-ayse-demirag', 'Block seller', 'Sign in', 'Create an account', 'Create account'],
]
const ofMembers = (listing: string): readonly Pressed[] => [
  ['/AboutUs', /^Your account, /],
  ['/search?query=civic', 'Save search'],
  ['/my-listings', /^Delete: /],
  [`/listing/${listing}`, 'Delete'],
  [`/edit/${listing}`, 'Preview'],
  ['/settings', 'Change email', 'Change password', 'Delete my account', 'Delete account'],
  ['/attributes/Vehicles/Cars%20for%20Sale', 'Post Now'],
  ['/attributes/Pets/Cats', 'Change category'],
]

type Pressed = readonly [address: string, ...names: (string | RegExp)[]]

test('dialogs, menus and forms with errors of visitors have no violations @nightly', async ({
  page,
}) => {
  for (const pressed of ofVisitors) await expectNoViolationsAfter(page, pressed)
})

test('dialogs, menus and forms with errors of members have no violations @nightly', async ({
  page,
  members,
  session,
}) => {
  const member = await members.create({ listings: ['Bench'] })
  await session.signInAs(member)
  for (const pressed of ofMembers(member.listings['Bench'] ?? '')) {
    await expectNoViolationsAfter(page, pressed)
  }
})

const opened = ':is(dialog, [role=dialog], [role=menu], [role=listbox], [aria-invalid=true])'

async function expectNoViolationsAfter(page: Page, [address, ...names]: Pressed): Promise<void> {
  await page.goto(address)
  for (const name of names) {
    await test.step(`${address}: ${name}`, async () => {
      const dialog = page.getByRole('dialog')
      const part = (await dialog.isVisible()) ? dialog : page.locator('body')
      await part.getByRole('button', { name }).or(part.getByRole('link', { name })).first().click()
      await expect(page.locator(opened).filter({ visible: true }).first()).toBeVisible()
      await expectNoViolations(page, `${address}: ${name}`)
    })
  }
}

/** Messages stay until they are closed: their progress bar, whose animation is their timer, stops. */
async function keepMessages(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || target.role !== 'progressbar') return
      for (const animation of target.getAnimations()) animation.pause()
    }),
  )
}
