import { languages } from '@adamarket/shared/i18n/languages.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { expectServable } from '@adamarket/shared/testing/expect-servable.ts'
import { renderOnServer } from '@adamarket/shared/testing/render-on-server.tsx'
import { describe, expect, it } from 'vitest'

import * as browse from '#expose/routes.tsx'

const civic = aListing({ id: 'civic', title: 'Honda Civic' })
const listings = createMemoryListings([civic])
/** Searches that take longer than everything else. */
const search: typeof listings.search = async (...given) => {
  await new Promise((resolve) => setTimeout(resolve, 100))
  return await listings.search(...given)
}
const services = { listings: { ...listings, search } }

describe.each(languages)('on a server, in %s', (language) => {
  const open = (path: string) => renderOnServer(browse, { path, language, services })

  it.each([
    ['the home page', '/'],
    ['the search page', '/search?query=civic'],
    ['a listing', '/listing/civic'],
  ])('%s has its heading and its data', async (_name, path) => {
    const page = await open(path)
    expectServable(page)
    expect(page.body).toContain('Honda Civic')
  })

  it('a missing listing says so', async () => {
    const page = await open('/listing/none')
    expectServable(page)
    expect(page.head).toContain('noindex')
  })
})
