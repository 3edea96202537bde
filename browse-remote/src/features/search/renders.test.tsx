import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { watchRenders } from '@adamarket/shared/testing/watch-renders.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'

import * as browse from '#expose/routes.tsx'

it('scrolling renders nothing, and a filter renders the filters and what they would show', async () => {
  const { watched, take } = watchRenders(browse)
  const stock = Array.from({ length: 20 }, (_, at) => aListing({ id: `civic-${at}` }))
  const services = { listings: createMemoryListings(stock) }
  await renderRemote(watched, { path: '/search?query=civic', services })
  expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(20)
  expect(take().components).toBeGreaterThan(300)

  fireEvent.scroll(window)
  expect(take()).toEqual({ commits: 0, components: 0 })

  await userEvent.click(screen.getByRole('radio', { name: 'Used' }))
  await screen.findByText(/ match/)
  const { commits, components } = take()
  expect(commits).toBeLessThanOrEqual(5)
  expect(components).toBeLessThanOrEqual(60)
})
