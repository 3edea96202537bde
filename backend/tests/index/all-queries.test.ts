import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const repository = join(import.meta.dirname, '..', '..', '..')
const folders = [
  'shared/src/firebase',
  'backend/backup',
  'backend/functions/src',
  'backend/health',
  'backend/search-index',
  'backend/base',
  'backend/stack',
  'backend/command-line',
  'backend/commands',
  'backend/seed',
]

it('finds no query that the tests beside this one do not run', () => {
  const clauses = folders.flatMap((folder) =>
    readdirSync(join(repository, folder), { encoding: 'utf8', recursive: true })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => {
        const text = readFileSync(join(repository, folder, file), 'utf8')
        return [
          `${folder}/${file}`,
          text.match(/\b(?:where|orderBy|readQuery|reads\.query|reads\.count)\(/g)?.length ?? 0,
        ] as const
      }),
  )
  // Add a new query to site.isolated.test.ts or backend.test.ts, and count it here.
  expect(Object.fromEntries(clauses.filter(([, count]) => count > 0))).toEqual({
    'shared/src/firebase/access.ts': 2,
    'shared/src/firebase/firestore-blocked-sellers.ts': 2,
    'shared/src/firebase/firestore-favourites.ts': 1,
    'shared/src/firebase/firestore-listings.ts': 4,
    'shared/src/firebase/listings-of-seller.ts': 1,
    'shared/src/firebase/firestore-moderation.ts': 5,
    'shared/src/firebase/firestore-notices.ts': 1,
    'shared/src/firebase/firestore-saved-searches.ts': 2,
    'shared/src/firebase/query-constraints.ts': 4,
    'shared/src/firebase/search-entries.ts': 1,
    'backend/backup/settle.ts': 2,
    'backend/functions/src/alerts/alert-about-favourite.ts': 1,
    'backend/functions/src/alerts/alert-about.ts': 1,
    'backend/functions/src/alerts/find-searches.ts': 1,
    'backend/functions/src/alerts/index-saved-search.ts': 1,
    'backend/functions/src/alerts/send-digests.ts': 4,
    'backend/functions/src/alerts/unsubscribe.ts': 2,
    'backend/functions/src/availability/ask-sellers.ts': 1,
    'backend/functions/src/flags/find-flags.ts': 3,
    'backend/functions/src/forget-old-messages.ts': 1,
    'backend/functions/src/forget-user.ts': 8,
    'backend/functions/src/index-listings.ts': 1,
    'backend/functions/src/limit-favourites.ts': 1,
    'backend/functions/src/limit-listings.ts': 1,
    'backend/functions/src/mail/write-mail.ts': 2,
    'backend/functions/src/moderation/case-facts.ts': 1,
    'backend/functions/src/moderation/follow-ban.ts': 3,
    'backend/functions/src/moderation/follow-decision.ts': 1,
    'backend/functions/src/moderation/forget-cases.ts': 1,
    'backend/functions/src/moderation/forget-words.ts': 3,
    'backend/functions/src/moderation/note-reporter.ts': 2,
    'backend/functions/src/own-records.ts': 1,
    'backend/functions/src/pages-of.ts': 1,
    'backend/functions/src/place-counts.ts': 3,
    'backend/functions/src/seller-name.ts': 2,
    'backend/functions/src/tombstones.ts': 1,
    'backend/functions/src/unused-pictures.ts': 1,
    'backend/health/waiting.ts': 4,
    'backend/search-index/rebuild.ts': 1,
  })
})
