import type { AnyOrama, RawData } from '@orama/orama'
import { create, insertMultiple, load, save, search } from '@orama/orama'
import type { Listing } from '@adamarket/shared/domain/listing.ts'
import MiniSearch from 'minisearch'

type Texts = Pick<Listing, 'id' | 'title' | 'location' | 'category' | 'subCategory'>

/** A library that searches texts in memory, with one slip and beginnings of words. */
type Engine = {
  readonly add: (texts: Texts[]) => Promise<unknown>
  readonly search: (text: string) => Promise<unknown>
  readonly save: () => Promise<string>
  readonly load: (snapshot: string) => Promise<unknown>
}

const fields = ['title', 'location', 'category', 'subCategory']
/** A page, and whether there is another. */
const limit = 21

/** By their names on the command line. */
export const engines: ReadonlyMap<string, () => Promise<Engine>> = new Map([
  ['minisearch', async () => openMiniSearch()],
  ['orama', async () => openOrama()],
])

function openMiniSearch(): Engine {
  const searchOptions = { fuzzy: 0.2, prefix: true, combineWith: 'AND' } as const
  const engine = new MiniSearch<Texts>({ fields, searchOptions })
  return {
    add: async (texts) => engine.addAll(texts),
    search: async (text) => engine.search(text).slice(0, limit),
    save: async () => JSON.stringify(engine),
    load: async (snapshot) => MiniSearch.loadJSON(snapshot, { fields, searchOptions }),
  }
}

function openOrama(): Engine {
  const open = (): AnyOrama =>
    create({
      schema: { title: 'string', location: 'string', category: 'string', subCategory: 'string' },
    })
  const engine = open()
  return {
    add: async (texts) => await insertMultiple(engine, texts),
    search: async (term) => await search(engine, { term, tolerance: 1, limit }),
    save: async () => JSON.stringify(save(engine)),
    load: async (snapshot) => {
      const data: RawData = JSON.parse(snapshot)
      load(open(), data)
    },
  }
}
