import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import * as browse from '#expose/routes.tsx'

const listings = () =>
  createMemoryListings([
    aListing({ id: 'scooter', title: 'Детский самокат', location: 'Girne' }),
    aListing({ id: 'sofa', title: 'Sofa', category: 'Furniture', subCategory: 'Sofas' }),
  ])

const open = (text: string, all = listings()) =>
  renderRemote(browse, {
    path: `/search?query=${encodeURIComponent(text)}`,
    services: { listings: all },
  })

it.each([
  ['cfvjrfn', 'самокат', 'Детский самокат'],
  ['samokaty', 'самокаты', 'Детский самокат'],
  ['ыщаф', 'sofa', 'Sofa'],
])('%s is searched for as typed, and %s is offered', async (typed, guess, title) => {
  const { router } = await open(typed)
  expect(await screen.findByText(`No results found for "${typed}"`)).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: `Did you mean “${guess}”?` }))
  expect(await screen.findByRole('link', { name: title })).toBeVisible()
  expect(new URLSearchParams(router.state.location.search).get('query')).toBe(guess)
})

it('is also offered where only some of the words find anything', async () => {
  await open('samokat Girne')
  expect(await screen.findByText(/Left out: samokat\.$/)).toBeVisible()
  const offer = { name: 'Did you mean “самокат гирне”?' }
  expect(await screen.findByRole('button', offer)).toBeVisible()
})

it('is not offered where it finds nothing, nor looked for where the text finds something', async () => {
  const all = listings()
  const count = vi.spyOn(all, 'count')
  const { router } = await open('qwertz', all)
  await screen.findByText('No results found for "qwertz"')
  await waitFor(() => expect(count).toHaveBeenCalled())
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull()
  count.mockClear()
  await act(() => router.navigate('/search?query=sofa'))
  expect(await screen.findByRole('link', { name: 'Sofa' })).toBeVisible()
  expect(count.mock.calls.filter(([{ text }]) => text !== 'sofa')).toEqual([])
})
