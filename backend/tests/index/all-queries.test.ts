import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const repository = join(import.meta.dirname, '..', '..', '..')
const folders = [
  'shared/src/firebase',
  'backend/operations/backup',
  'backend/firebase/functions/src',
  'backend/operations/health',
  'backend/operations/search-index',
  'backend/base',
  'backend/local/stack',
  'backend/command-line',
  'backend/commands',
  'backend/local/seed',
]

it('finds no query that the tests beside this one do not run', () => {
  const clauses = folders.flatMap((folder) =>
    readdirSync(join(repository, folder), { encoding: 'utf8', recursive: true })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => {
        const text = readFileSync(join(repository, folder, file), 'utf8')
        return [
          `${folder}/${file}`,
          text.match(/\b(?:where|orderBy|reads\.query|reads\.count)\(/g)?.length ?? 0,
        ] as const
      }),
  )
  // Add a new query to site.isolated.test.ts or backend.test.ts, and count it here.
  expect(Object.fromEntries(clauses.filter(([, count]) => count > 0))).toEqual({
    'shared/src/firebase/document-reads.ts': 4,
    'shared/src/firebase/firestore-blocked-sellers.ts': 2,
    'shared/src/firebase/firestore-favourites.ts': 1,
    'shared/src/firebase/firestore-listings.ts': 6,
    'shared/src/firebase/listings-of-seller.ts': 1,
    'shared/src/firebase/firestore-moderation.ts': 6,
    'shared/src/firebase/firestore-notices.ts': 1,
    'shared/src/firebase/firestore-saved-searches.ts': 2,
    'backend/operations/backup/reconcile.ts': 2,
    'backend/firebase/functions/src/accounts/deleted-accounts.ts': 1,
    'backend/firebase/functions/src/accounts/forget-user.ts': 8,
    'backend/firebase/functions/src/accounts/own-records.ts': 1,
    'backend/firebase/functions/src/accounts/seller-name.ts': 2,
    'backend/firebase/functions/src/alerts/alert-about-favourite.ts': 1,
    'backend/firebase/functions/src/alerts/alert-about.ts': 1,
    'backend/firebase/functions/src/alerts/find-searches.ts': 1,
    'backend/firebase/functions/src/alerts/index-saved-search.ts': 1,
    'backend/firebase/functions/src/alerts/send-digests.ts': 4,
    'backend/firebase/functions/src/alerts/unsubscribe.ts': 2,
    'backend/firebase/functions/src/availability/ask-sellers.ts': 1,
    'backend/firebase/functions/src/base/pages-of.ts': 1,
    'backend/firebase/functions/src/events/run-steps.ts': 1,
    'backend/firebase/functions/src/favourites/limit-favourites.ts': 1,
    'backend/firebase/functions/src/flags/find-flags.ts': 5,
    'backend/firebase/functions/src/limits/limit-listings.ts': 1,
    'backend/firebase/functions/src/mail/forget-old-messages.ts': 1,
    'backend/firebase/functions/src/mail/write-mail.ts': 2,
    'backend/firebase/functions/src/moderation/case-facts.ts': 1,
    'backend/firebase/functions/src/moderation/find-users.ts': 2,
    'backend/firebase/functions/src/moderation/follow-ban.ts': 3,
    'backend/firebase/functions/src/moderation/follow-decision.ts': 1,
    'backend/firebase/functions/src/moderation/forget-cases.ts': 1,
    'backend/firebase/functions/src/moderation/forget-words.ts': 3,
    'backend/firebase/functions/src/moderation/note-reporter.ts': 2,
    'backend/firebase/functions/src/phone/mark-phone.ts': 2,
    'backend/firebase/functions/src/phone/phone-codes.ts': 1,
    'backend/firebase/functions/src/pictures/unused-pictures.ts': 1,
    'backend/firebase/functions/src/search/index-listings.ts': 1,
    'backend/firebase/functions/src/search/place-counts.ts': 4,
    'backend/firebase/functions/src/telemetry/release-counts.ts': 2,
    'backend/operations/health/waiting.ts': 4,
    'backend/operations/search-index/rebuild.ts': 1,
  })
})
