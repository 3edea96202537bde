import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { repository } from '#base/folders.ts'

import { backedUp, leftOut } from './collections.ts'

it('a backup has each collection of the rules, unless it is left out', async () => {
  const rules = await readFile(join(repository, 'backend/firebase/firestore.rules'), 'utf8')
  const named = [...rules.matchAll(/match (\S+) \{/g)].flatMap(([, path = '']) =>
    // Every second part is the id of a document; the root is above all collections.
    path.startsWith('/databases/') ? [] : path.split('/').filter((_part, at) => at % 2 === 1),
  )
  expect(named).toContain('favourites')
  const known: readonly string[] = [...backedUp, ...leftOut]
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})

it('the export of a real project has the same collections', async () => {
  const page = await readFile(join(repository, 'docs/operations.md'), 'utf8')
  expect(page).toContain(`--collection-ids=${backedUp.join(',')}`)
  expect(page).toContain(`"collectionIds":${JSON.stringify(backedUp)}`)
})
