import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { byFunction } from '#fixtures/by-function.ts'
import { losses, test as withConnection } from '#fixtures/connection.ts'
import type { Member } from '#fixtures/members.ts'
import type { StoredSession } from '#fixtures/stored-session.ts'
import { test } from '#fixtures/test.ts'
import { ListingForm } from '#pages/listing-form.ts'

// Pictures are scaled and uploaded, and functions started, which is slow on a busy machine.
test.describe.configure({ timeout: 240_000 })
const arrival = { timeout: 30_000 }

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a listing goes from the picker to the home page and into the search', async ({
    page,
    members,
    session,
    form,
    home,
    frame,
    storedListings,
  }) => {
    const title = 'Sofa of velvet'
    const member = await members.create()
    await session.signInAs(member)
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
    await page.getByLabel('Seats', { exact: true }).fill('3')
    await page.getByRole('checkbox', { name: 'Sofa bed' }).check()
    await page.getByText('More details').click()
    await page.getByLabel('Width (cm)').fill('1,000')
    await page.getByRole('radio', { name: 'Used' }).check()
    await page.getByRole('checkbox', { name: 'Cash' }).check()
    await page.getByRole('checkbox', { name: 'Price is negotiable' }).check()
    await expect(page.getByRole('checkbox', { name: 'Whatsapp' })).toBeChecked()
    await page.getByRole('checkbox', { name: 'Phone Number' }).uncheck()
    await form.currency.selectOption('GBP')
    await expect(page.getByText('Buyers will see £1,250.50')).toBeVisible()
    await form.postNow.click()

    await expect(page).toHaveURL(/\/success\?id=/, arrival)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your ad is live')
    const [stored, ...others] = await storedListings.byTitle(title)
    expect(others).toEqual([])
    expect(stored?.fields).toEqual({
      title,
      description: 'As good as new, from a home without smokers.',
      price: 1250.5,
      negotiable: true,
      currency: 'GBP',
      category: 'Furniture',
      subCategory: 'Sofas',
      attributes: { sofaSeats: 3, sofaBed: true, width: 1000 },
      location: 'Girne',
      paymentOptions: ['Cash'],
      phoneNumber: '+905330000001',
      contactMethod: ['Whatsapp'],
      condition: 'used',
      imageUrl: [expect.stringContaining('images%2F')],
      userId: member.uid,
      sellerName: member.name,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    })

    await page.reload()
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expect.poll(() => storedListings.isIndexed(stored?.id ?? ''), byFunction).toBe(true)
    const search = await frame.searchFor('sofa of velvet')
    await expect(search.results.getByRole('link', { name: title, exact: true })).toBeVisible()
    await expect(search.results.getByText('3 seats · 1,000 cm')).toBeVisible()
    await frame.logo.click()
    // Not necessarily the first one: other tests post as well.
    await expect(home.cards.getByRole('link', { name: title, exact: true })).toBeVisible(arrival)
    await page.goto('/post')
    await expect(form.unfinished).toBeHidden()
  })
})

test('a device whose clock is fast posts with the right time, and an edit writes only the changed fields @nightly', async ({
  page,
  members,
  session,
  form,
  frame,
  storedListings,
}) => {
  const title = 'Lamp from tomorrow'
  await page.clock.setSystemTime(Date.now() + 24 * 60 * 60_000)
  await openForm(await members.create(), session, form)
  await form.fill(title)
  await form.addPhoto('lamp.png')
  await form.postNow.click()
  await expect(page).toHaveURL(/\/success\?id=/, arrival)
  await expect(frame.toast.filter({ hasText: 'Your device’s clock is wrong' })).toBeVisible()
  const [before] = await storedListings.byTitle(title)
  const time = Date.parse(String(before?.fields['timestamp']))
  expect(Math.abs(time - Date.now())).toBeLessThan(10 * 60_000)

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
  // A function adds what it cost before.
  const { earlierPrices: _earlierPrices, ...fields } = after?.fields ?? {}
  expect(fields).toEqual({ ...before?.fields, price: 999 })
})

withConnection(
  'an unfinished listing survives a reload, a lost connection and a second tab, and is posted once @nightly',
  async ({ page, context, connection, problems, members, session, form, storedListings }) => {
    const title = 'Kittens of two tabs'
    await openForm(await members.create(), session, form)
    await form.fill('Two cats, brother and sister')
    await form.addPhoto('cats.png')

    await withConnection.step('a reload and another category keep everything', async () => {
      await page.reload()
      await expect(form.unfinished).toBeVisible()
      await expect(form.title).toHaveValue('Two cats, brother and sister')
      await expect(form.price).toHaveValue('1.250,50')
      await expect(form.phoneNumber).toHaveValue('+90 533 000 00 01')
      await expect(form.photos).toHaveCount(1)

      await page.getByRole('button', { name: 'Change category' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Search categories').fill('köpek')
      await dialog.getByRole('button', { name: /^Dogs/ }).click()
      await expect(form.subcategory).toHaveValue('Dogs')
      await expect(page).toHaveURL('/attributes/Pets/Dogs')
      await expect(form.title).toHaveValue('Two cats, brother and sister')
      await expect(form.photos).toHaveCount(1)
    })

    await withConnection.step('it is continued from the picker, and discarded', async () => {
      await page.goto('/post')
      await page.getByRole('main').getByRole('link', { name: 'Continue' }).click()
      await expect(form.subcategory).toHaveValue('Dogs')
      await page.getByRole('button', { name: 'Discard' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
      await expect(form.title).toHaveValue('')
      await expect(form.photos).toHaveCount(0)
    })

    await form.fill(title)
    await form.addPhoto('cats.png')
    const notice = page.getByRole('status').filter({ hasText: 'You can still open pages' })
    const notSent = /^You’re offline, so your ad wasn’t posted\./
    // If the browser does not know that it is offline, sending finds out, unless another request did first.
    const notSentOrFailed =
      /^(You’re offline, so your ad|Error submitting form\. Please try again\.)/
    for (const loss of losses) {
      await withConnection.step(`it is not sent while offline: ${loss.name}`, async () => {
        problems.expectFromNow(/^console: A listing could not be written/)
        await connection.cut(loss)
        if (loss.isKnownToBrowser) {
          await expect(page.getByText('Keep writing: everything is saved')).toBeVisible()
        }
        await form.postNow.click()
        await expect(form.alert).toHaveText(loss.isKnownToBrowser ? notSent : notSentOrFailed, {
          timeout: 30_000,
        })
        await expect(notice).toBeVisible()
        await connection.restore()
        await expect(notice).toBeHidden()
      })
    }

    await withConnection.step('two clicks and two tabs make one listing', async () => {
      const other = await openTab(context, page)
      const elsewhere = { level: 1, name: 'This ad is open in another tab' } as const
      await expect(other.page.getByRole('heading', elsewhere)).toBeVisible()
      await other.page.getByRole('button', { name: 'Continue here' }).click()
      await expect(other.title).toHaveValue(title)
      await expect(page.getByRole('heading', elsewhere)).toBeVisible()
      await other.postNow.dblclick()
      await expect(other.page).toHaveURL(/\/success\?id=/, arrival)
      expect(await storedListings.byTitle(title)).toHaveLength(1)
      await expect(form.title).toHaveValue('')
    })
  },
)

async function openForm(member: Member, session: StoredSession, form: ListingForm): Promise<void> {
  await session.signInAs(member)
  await form.open('Pets', 'Cats')
  await expect(form.heading).toBeVisible()
}

/** The same address in another tab of the same visitor. */
async function openTab(context: BrowserContext, page: Page): Promise<ListingForm> {
  const tab = await context.newPage()
  await tab.goto(page.url())
  return new ListingForm(tab)
}
