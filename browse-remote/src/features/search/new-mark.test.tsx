import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import * as browse from '#expose/routes.tsx'

const minute = 60_000

const minutesAgo = (minutes: number) => Date.now() - minutes * minute

const posted = (title: string, minutes: number) =>
  aListing({ id: title, title, timestamp: new Date(minutesAgo(minutes)).toISOString() })

/** Expects marks on listings with these titles, with what the device has kept of visits. */
async function expectMarked(kept: string | undefined, expected: readonly string[]) {
  if (kept !== undefined) localStorage.setItem('lastVisit', kept)
  const { timestamp: _, ...undated } = aListing({ id: 'undated', title: 'Undated' })
  const listings = createMemoryListings([posted('Fresh', 5), posted('Older', 300), undated])
  const { unmount } = await renderRemote(browse, { path: '/search', services: { listings } })
  const results = within(await screen.findByRole('region', { name: 'Results' }))
  const rows = results.getAllByRole('listitem')
  const marked = () =>
    rows
      .filter((row) => within(row).queryByText('Just in'))
      .map((row) => within(row).getByRole('heading').textContent)
  await expect.poll(marked).toEqual(expected)
  unmount()
}

it.each([
  ['the first visit', undefined, []],
  ['a visit an hour ago', JSON.stringify({ seen: minutesAgo(60) }), ['Fresh']],
  ['a visit a day ago', JSON.stringify({ seen: minutesAgo(1440) }), ['Fresh', 'Older']],
  ['a visit that goes on', JSON.stringify({ seen: minutesAgo(10) }), []],
  [
    'a visit that goes on after another one',
    JSON.stringify({ seen: minutesAgo(10), before: minutesAgo(60) }),
    ['Fresh'],
  ],
  ['what is malformed', '{"seen":"yesterday"}', []],
] as const)('what was posted since the last visit is marked: %s', async (_what, kept, titles) => {
  await expectMarked(kept, titles)
})

it('the marks stay for the visit', async () => {
  await expectMarked(JSON.stringify({ seen: minutesAgo(60) }), ['Fresh'])
  await expectMarked(undefined, ['Fresh'])
})
