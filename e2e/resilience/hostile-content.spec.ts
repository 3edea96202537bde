import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { byFunction } from '#fixtures/by-function.ts'
import { test } from '#fixtures/test.ts'
import { ListingPage } from '#pages/listing-page.ts'

const script = '"><img src=x onerror="document.title=\'ran\'"><script>document.title="ran"</script>'

test('hostile content of a listing is shown as text, and links only to its seller', async ({
  page,
  search,
  storedListings,
  testData,
}) => {
  const word = randomUUID().replaceAll('-', '')
  const title = `${word} ${script}`
  const id = await testData.addListing({
    title,
    description: `Description ${script}`,
    location: `Lefke ${script}`,
    subCategory: script,
    condition: script,
    currency: script,
    sellerName: `Seller ${script}`,
    userId: '../../%2e%2e/javascript:alert(1)',
    contactMethod: ['Phone Number', 'Whatsapp'],
    phoneNumber: `javascript:+90533${script}0000999`,
    imageUrl: ['javascript:alert(1)', `data:image/svg+xml,${script}`, '//example.com/x.svg'],
  })
  const listing = new ListingPage(page)
  await listing.open(id)
  await expect(listing.title(title)).toBeVisible()
  await expect(page.getByText(`Description ${script}`)).toBeVisible()
  await expect(listing.seller).toHaveText(`Seller ${script}`)
  await expectHarmless(page)

  await expect.poll(() => storedListings.isIndexed(id), byFunction).toBe(true)
  await page.goto(`/search?query=${word}`)
  await expect(search.results).toHaveCount(1)
  await expect(search.titles).toHaveText(title)
  await expectHarmless(page)
})

async function expectHarmless(page: Page): Promise<void> {
  const leads = await page
    .locator('main :is([href], [src], [srcset], [action])')
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        ['href', 'src', 'srcset', 'action'].flatMap((name) => element.getAttribute(name) ?? []),
      ),
    )
  expect(leads).not.toEqual([])
  for (const lead of leads)
    expect(lead).toMatch(/^(?:\/(?!\/)|tel:\+\d+$|https:\/\/wa\.me\/\d+\?|#)/)
  expect(await page.title()).not.toBe('ran')
  await expect(page.locator('main script:not([type="application/ld+json"])')).toHaveCount(0)
}
