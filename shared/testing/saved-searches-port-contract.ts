import { beforeEach, describe, expect, it } from 'vitest'

import type { SavedSearchesPort } from '#domain/ports.ts'
import type { NewSavedSearch, SavedSearch } from '#domain/search/saved-search.ts'
import { savedSearchLimits } from '#domain/search/saved-search.ts'
import { ok } from '#domain/result.ts'

const cars: SavedSearch = {
  id: '1',
  name: 'Cars in Girne',
  search: 'query=&location=Girne&category=Vehicles',
  notify: 'immediately',
  createdAt: '2026-11-20T10:00:00.000Z',
  newCount: 3,
}
const sofas: NewSavedSearch = {
  name: 'Sofas',
  search: 'query=sofa&location=All',
  notify: 'daily',
  language: 'tr',
}
const done = ok(undefined)

/** What every {@link SavedSearchesPort} does. `open` returns the port of the user `ayse` with exactly these. */
export function describeSavedSearchesPort(
  name: string,
  open: (searches: readonly SavedSearch[]) => Promise<SavedSearchesPort>,
): void {
  describe(`${name}: a SavedSearchesPort`, () => {
    let port: SavedSearchesPort
    beforeEach(async () => {
      port = await open([cars])
    })
    const list = async () => {
      const listed = await port.list('ayse')
      return listed.ok ? listed.value : listed.error
    }

    it('saves a search with nothing new, and lists the last saved first', async () => {
      expect(await port.save('ayse', sofas)).toEqual(ok('saved'))
      const { language: _, ...shown } = sofas
      const saved = { ...shown, id: expect.any(String), createdAt: expect.any(String), newCount: 0 }
      expect(await list()).toEqual([saved, cars])
    })

    it('knows which searches are saved, each user their own', async () => {
      expect(await port.isSaved('ayse', sofas.search)).toEqual(ok(false))
      await port.save('ayse', sofas)
      expect(await port.isSaved('ayse', sofas.search)).toEqual(ok(true))
      expect(await port.isSaved('ayse', `${sofas.search}&condition=new`)).toEqual(ok(false))
    })

    it('saves the same search once, under whatever name', async () => {
      const again: NewSavedSearch = { ...sofas, search: cars.search }
      expect(await port.save('ayse', again)).toEqual(ok('already-saved'))
      expect(await list()).toEqual([cars])
    })

    it('saves the same search once when two tabs do at the same time', async () => {
      const outcomes = await Promise.all([port.save('ayse', sofas), port.save('ayse', sofas)])
      const kinds = outcomes.map((outcome) => outcome.ok && outcome.value)
      expect(kinds.toSorted()).toEqual(['already-saved', 'saved'])
      expect(await list()).toHaveLength(2)
    })

    it('saves no more than one user may have, and another one when one is removed', async () => {
      for (let saved = 1; saved < savedSearchLimits.count; saved += 1) {
        expect(await port.save('ayse', { ...sofas, search: `query=${saved}` })).toEqual(ok('saved'))
      }
      expect(await port.save('ayse', sofas)).toEqual(ok('full'))
      expect(await port.remove('ayse', cars.id)).toEqual(done)
      expect(await port.save('ayse', sofas)).toEqual(ok('saved'))
    })

    it('changes a name and when to notify, and nothing else', async () => {
      expect(await port.update('ayse', '1', { name: 'Arabalar' })).toEqual(done)
      expect(await port.update('ayse', '1', { notify: 'never' })).toEqual(done)
      expect(await list()).toEqual([{ ...cars, name: 'Arabalar', notify: 'never' }])
    })

    it('begins to count again once the user has looked', async () => {
      expect(await port.markSeen('ayse', '1')).toEqual(done)
      expect(await list()).toEqual([{ ...cars, newCount: 0 }])
    })

    it('removes one, and changes none that is gone', async () => {
      expect(await port.remove('ayse', '1')).toEqual(done)
      expect(await port.remove('ayse', '1')).toEqual(done)
      expect(await port.update('ayse', '1', { name: 'Arabalar' })).toEqual(done)
      expect(await port.markSeen('ayse', '1')).toEqual(done)
      expect(await list()).toEqual([])
    })
  })
}
