import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { appError } from '#domain/app-error.ts'
import type { ListingPage } from '#domain/ports.ts'
import { err, ok } from '#domain/result.ts'
import { aListing } from '#testing/a-listing.ts'

import type { Pages, ReadPage } from './create-pages.ts'
import { createPages, pageAfter } from './create-pages.ts'
import { usePages } from './use-pages.ts'

const unavailable = err(appError('unavailable', 'x'))

function aPage(ids: string, nextCursor?: string): ListingPage {
  const listings = ids.split(' ').map((id) => aListing({ id }))
  return { listings, ...(nextCursor !== undefined && { nextCursor }) }
}

/** Three pages, by the cursor of the one before. */
const pages: Readonly<Record<string, ListingPage>> = {
  start: aPage('a b', 'second'),
  second: aPage('c d', 'third'),
  third: aPage('e'),
}

const readPages: ReadPage<ListingPage> = async (before) => {
  const page = pages[pageAfter(before, 2).cursor ?? 'start']
  return page ? ok(page) : err(appError('invalid', 'x'))
}

const idsOf = ({ listings }: Pick<ListingPage, 'listings'>) =>
  listings.map(({ id }) => id).join(' ')
const shown = (list: Pages) => idsOf(list.getState())

it('a list reads nothing by itself, and then page after page up to the last', async () => {
  const read = vi.fn(readPages)
  const list = createPages(read)
  expect(read).not.toHaveBeenCalled()
  const { loadMore } = list.getState()
  await loadMore()
  expect(list.getState()).toMatchObject({ status: 'ready', hasMore: true })
  expect(shown(list)).toBe('a b')
  await loadMore()
  await loadMore()
  expect(shown(list)).toBe('a b c d e')
  expect(list.getState().hasMore).toBe(false)
  await loadMore()
  expect(read).toHaveBeenCalledTimes(3)
})

it('a list with a first page continues after it', async () => {
  const list = createPages(readPages, pages['start'])
  expect(shown(list)).toBe('a b')
  await list.getState().loadMore()
  expect(shown(list)).toBe('a b c d')
})

it('a list reads until there are enough', async () => {
  const list = createPages(readPages)
  await list.getState().loadMore((listings) => listings.length > 2)
  expect(shown(list)).toBe('a b c d')
  await list.getState().loadMore(() => false)
  expect(shown(list)).toBe('a b c d e')
})

it('a double press is one request', async () => {
  const read = vi.fn(readPages)
  const { loadMore, refresh } = createPages(read).getState()
  await Promise.all([loadMore(), loadMore(), refresh()])
  expect(read).toHaveBeenCalledOnce()
})

it('a page that cannot be read leaves those before it, and is read by the next attempt', async () => {
  const read = vi.fn(readPages)
  const list = createPages(read)
  await list.getState().loadMore()
  read.mockResolvedValueOnce(unavailable)
  await list.getState().loadMore()
  expect(list.getState()).toMatchObject({
    status: 'failed',
    error: unavailable.error,
    hasMore: true,
  })
  expect(shown(list)).toBe('a b')
  await list.getState().loadMore()
  expect(list.getState().status).toBe('ready')
  expect(list.getState().error).toBeUndefined()
  expect(shown(list)).toBe('a b c d')
})

it('a listing that is on two pages, or twice on one, is listed once', async () => {
  const list = createPages(async (before) => ok(before ? aPage('b c c') : aPage('a b', 'next')))
  await list.getState().loadMore(() => false)
  expect(shown(list)).toBe('a b c')
})

it('a list that is refreshed stays until its first page is read, which replaces all pages', async () => {
  const read = vi.fn(readPages)
  const list = createPages(read)
  await list.getState().loadMore(() => false)
  read.mockResolvedValueOnce(ok(aPage('new a', 'second')))
  const refreshed = list.getState().refresh()
  expect(shown(list)).toBe('a b c d e')
  await refreshed
  expect(shown(list)).toBe('new a')
  await list.getState().loadMore()
  expect(shown(list)).toBe('new a c d')
})

it('a whole list that could not be refreshed is refreshed by the next attempt', async () => {
  const read = vi.fn(readPages)
  const list = createPages(read)
  await list.getState().loadMore(() => false)
  read.mockResolvedValueOnce(unavailable)
  await list.getState().refresh()
  expect(list.getState().status).toBe('failed')
  expect(shown(list)).toBe('a b c d e')
  await list.getState().loadMore()
  expect(shown(list)).toBe('a b')
})

it('another query is another list, which ignores a late answer to the query before', async () => {
  let answerLate = () => {}
  const late = new Promise<void>((resolve) => {
    answerLate = resolve
  })
  const read = async (query: string) => {
    if (query === 'slow') await late
    return ok(aPage(query))
  }
  const { result, rerender } = renderHook(({ query }) => usePages(() => read(query), [query]), {
    initialProps: { query: 'slow' },
  })
  act(() => void result.current.loadMore())
  expect(result.current.status).toBe('loading')
  rerender({ query: 'quick' })
  expect(result.current).toMatchObject({ status: 'ready', listings: [] })
  await act(() => result.current.loadMore())
  await act(async () => answerLate())
  expect(idsOf(result.current)).toBe('quick')
})
