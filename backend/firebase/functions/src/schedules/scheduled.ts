import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { onSchedule } from 'firebase-functions/v2/scheduler'

import { removeAbandonedUploads } from '#functions/pictures/abandoned-uploads.ts'
import { forgetOldMessages } from '#functions/mail/forget-old-messages.ts'
import { forgetOldEvents } from '#functions/events/run-steps.ts'
import { keepPromise } from '#functions/base/keep-promise.ts'
import { releaseHeldListings } from '#functions/limits/limit-listings.ts'
import { forgetClosedCases } from '#functions/moderation/forget-cases.ts'
import { forgetOldEntries } from '#functions/moderation/forget-words.ts'
import { dropWrongMarks } from '#functions/phone/mark-phone.ts'
import { forgetOldCounts } from '#functions/phone/phone-codes.ts'
import { runAll } from '#functions/base/run-all.ts'
import { forgetOldAccounts } from '#functions/accounts/deleted-accounts.ts'
import { forgetOldReleaseCounts } from '#functions/telemetry/release-counts.ts'
import { writeSitemaps } from '#functions/search/write-sitemaps.ts'

/**
 * Removes what was uploaded for listings that were never posted, marks of numbers that were removed, and old notes of deleted accounts, messages, cases,
 * decisions, counted codes, failed steps and what was counted of releases.
 */
export const removeAbandonedUploadsDaily = onSchedule(
  { schedule: 'every day 03:00', timeZone: 'Asia/Nicosia', timeoutSeconds: 540 },
  () =>
    keepPromise('cleanup', async () => {
      const firestore = getFirestore()
      await runAll([
        () => removeAbandonedUploads(firestore, getStorage().bucket(), Date.now()),
        () => forgetOldAccounts(firestore, Date.now()),
        () => forgetOldMessages(firestore, Date.now()),
        () => forgetClosedCases(firestore, new Date()),
        () => forgetOldEntries(firestore, new Date()),
        () => dropWrongMarks({ firestore, auth: getAuth() }),
        () => forgetOldCounts(firestore, Date.now()),
        () => forgetOldEvents(firestore, Date.now()),
        () => forgetOldReleaseCounts(firestore, Date.now()),
      ])
    }),
)

/** Writes the sitemap again. */
export const writeSitemapsDaily = onSchedule(
  { schedule: 'every day 04:00', timeZone: 'Asia/Nicosia', timeoutSeconds: 540, memory: '512MiB' },
  () => keepPromise('sitemap', () => writeSitemaps(getFirestore())),
)

/** Releases held listings. */
export const releaseHeldListingsRegularly = onSchedule('every 10 minutes', () =>
  keepPromise('held-listings', () => releaseHeldListings(getFirestore(), new Date())),
)
