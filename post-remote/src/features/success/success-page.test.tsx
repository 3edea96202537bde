import type { ListingsPort } from '@adamarket/shared/domain/ports.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aSignedInUser } from '@adamarket/shared/testing/a-user.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import * as post from '#expose/routes.tsx'

const stock = createMemoryListings([
  aListing(),
  aListing({ id: 'held', status: 'held' }),
  aListing({ id: 'pictures', status: 'held', heldBy: 'pictures' }),
])

async function visit(path: string, listings: ListingsPort = stock) {
  return renderRemote(post, { path, services: { ...(await aSignedInUser()), listings } })
}

describe('the success page', () => {
  it('shows the listing and links to what to do next', async () => {
    await visit('/success?id=civic')
    expect(await screen.findByRole('heading', { name: 'Your ad is live' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Honda Civic')
    expect(screen.getByRole('link', { name: 'View your ad' })).toHaveAttribute(
      'href',
      '/listing/civic',
    )
    expect(screen.getByRole('link', { name: 'Post another' })).toHaveAttribute('href', '/post')
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible()
  })

  it('has the same layout while the listing is loading', async () => {
    const listings = createMemoryListings([aListing()])
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const byId: typeof listings.byId = async (id) => {
      await answered
      return listings.byId(id)
    }
    await visit('/success?id=civic', { ...listings, byId })
    const title = await screen.findByRole('heading', { level: 1, name: 'Your ad is live' })
    const loading = title.closest('[aria-busy]')
    expect(loading).toBeVisible()
    const layout = loading?.className
    answer()
    const link = await screen.findByRole('link', { name: 'View your ad' })
    expect(link.closest('section')).toHaveClass(layout ?? '')
  })

  it('says when the listing is held back', async () => {
    await visit('/success?id=held')
    expect(await screen.findByRole('heading', { name: 'Your ad is saved' })).toBeVisible()
    expect(screen.getByText(/You’ve posted a lot/)).toBeVisible()
  })

  it('says when a picture is why', async () => {
    await visit('/success?id=pictures')
    expect(await screen.findByText(/^One of your photos is too large to show/)).toBeVisible()
    expect(screen.queryByText(/You’ve posted a lot/)).not.toBeInTheDocument()
  })

  it.each(['/success', '/success?id=nothing'])('%s links to the user’s listings', async (path) => {
    await visit(path)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'There’s no new ad to show',
    )
    expect(screen.getByRole('link', { name: 'My listings' })).toHaveAttribute(
      'href',
      '/my-listings',
    )
  })
})
