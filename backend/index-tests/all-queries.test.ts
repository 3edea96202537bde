import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..', '..', 'shared', 'src', 'firebase')

it('finds no query of the site that site.test.ts does not make', () => {
  const clauses = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      return [file, text.match(/\b(?:where|orderBy)\(/g)?.length ?? 0] as const
    })
  // Whoever adds one lets site.test.ts make that query, and counts it here.
  expect(Object.fromEntries(clauses.filter(([, count]) => count > 0))).toEqual({
    'firestore-favourites.ts': 1,
    'firestore-listings.ts': 5,
    'search-entries.ts': 2,
  })
})
