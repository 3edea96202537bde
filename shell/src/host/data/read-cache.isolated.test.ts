import { IDBFactory, IDBTransaction } from 'fake-indexeddb'
import { createStore, keys } from 'idb-keyval'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Cache = typeof import('./read-cache.ts')

/** The cache as a page of this release opens it. */
async function openTab(release = 'one'): Promise<Cache> {
  vi.stubEnv('ADAMARKET_DECODERS', release)
  vi.resetModules()
  return await import('./read-cache.ts')
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('has what another tab has stored last, until it is removed', async () => {
  const tab = await openTab()
  const other = await openTab()
  expect(await tab.readEntry('newest')).toBeUndefined()
  await other.writeEntry('newest', ['civic'])
  await tab.writeEntry('newest', ['civic', 'desk'])
  expect(await other.readEntry('newest')).toMatchObject({ value: ['civic', 'desk'] })
  await other.removeEntry('newest')
  expect(await tab.readEntry('newest')).toBeUndefined()
})

it('ignores what another release has stored', async () => {
  await (await openTab('one')).writeEntry('newest', ['civic'])
  const next = await openTab('two')
  expect(await next.readEntry('newest')).toBeUndefined()
})

it('holds a limited number of entries, of any release, without those stored longest ago', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const before = await openTab('one')
  await before.removeEntriesOfOthers('ayse')
  for (let count = 0; count < 100; count += 1) await before.writeEntry(`${count}`, count)
  const cache = await openTab('two')
  for (let count = 0; count < 200; count += 1) {
    vi.advanceTimersByTime(1)
    await cache.writeEntry(`${count}`, count)
  }
  expect(await before.readEntry('99')).toBeUndefined()
  expect(await cache.readEntry('0')).toMatchObject({ value: 0 })
  // One more entry says whose they are.
  expect(await keys(createStore('adamarket-reads', 'reads'))).toHaveLength(201)
})

it('leaves the entries of a visitor who signs in, and removes those of a user who signs out', async () => {
  const cache = await openTab()
  await cache.writeEntry('newest', ['civic'])
  await cache.removeEntriesOfOthers(undefined)
  await cache.removeEntriesOfOthers('ayse')
  await cache.removeEntriesOfOthers('ayse')
  expect(await cache.readEntry('newest')).toMatchObject({ value: ['civic'] })
  await cache.removeEntriesOfOthers(undefined, 'ayse')
  expect(await cache.readEntry('newest')).toBeUndefined()
})

it('removes the entries of a user whose session ended without a page, or in another tab', async () => {
  const tab = await openTab()
  await tab.removeEntriesOfOthers('ayse')
  await tab.writeEntry('favourites', ['civic'])
  const next = await openTab()
  await next.removeEntriesOfOthers('mehmet')
  expect(await next.readEntry('favourites')).toBeUndefined()
  await next.removeEntriesOfOthers(undefined, 'mehmet')
  await tab.writeEntry('favourites', ['civic'])
  await tab.removeEntriesOfOthers(undefined, 'ayse')
  expect(await next.readEntry('favourites')).toBeUndefined()
})

it('commits each transaction at once, as the back/forward cache requires', async () => {
  const cache = await openTab()
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
  await cache.writeEntry('newest', [])
  expect(commit).toHaveBeenCalled()
})
