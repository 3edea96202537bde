import { languages } from '@adamarket/shared/domain/languages.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aProfile } from '@adamarket/shared/testing/a-profile.ts'
import { expectServable } from '@adamarket/shared/testing/expect-servable.ts'
import { renderOnServer } from '@adamarket/shared/testing/render-on-server.tsx'
import { describe, expect, it } from 'vitest'

import * as account from '#expose/routes.tsx'

const services = {
  listings: createMemoryListings([aListing({ title: 'Honda Civic' })]),
  profiles: createMemoryProfiles([aProfile({ memberSince: '2024-02-29T22:30:00.000Z' })]),
}

describe.each(languages)('on a server, in %s', (language) => {
  const open = (path: string) => renderOnServer(account, { path, language, services })
  const inMarch = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' })

  it('a profile has the seller and their listings', async () => {
    const page = await open('/profile/ayse')
    expectServable(page)
    expect(page.head).toContain('href="http://localhost:3000/profile/ayse"')
    expect(page.body).toContain('Ayşe Kaya</h1>')
    expect(page.body).toContain('Honda Civic')
    // It was March in North Cyprus.
    expect(page.body).toContain(inMarch.format(new Date('2024-03-15')))
  })

  it.each(['/profile', '/profile/unknown'])('%s says that there is none', async (path) => {
    const page = await open(path)
    expectServable(page)
    expect(page.head).toContain('noindex')
  })
})
