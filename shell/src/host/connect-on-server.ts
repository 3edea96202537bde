import type { Report } from '@adamarket/shared/domain/report.ts'
import type { SitemapEntry } from '@adamarket/shared/domain/sitemap.ts'
import { parseSitemapLines } from '@adamarket/shared/domain/sitemap.ts'
import { createLite } from '@adamarket/shared/firebase/create-lite.ts'
import { createFirestoreExchangeRates } from '@adamarket/shared/firebase/firestore-exchange-rates.ts'
import { createFirestoreListings } from '@adamarket/shared/firebase/firestore-listings.ts'
import { liteReads } from '@adamarket/shared/firebase/lite-reads.ts'
import { publicReads } from '@adamarket/shared/firebase/public-reads.ts'
import { readProfiles } from '@adamarket/shared/firebase/read-profiles.ts'
import type { FirebaseSettings } from '@adamarket/shared/contract/environment.ts'
import * as v from 'valibot'

import type { Reads } from './first-view-reads.ts'

/** Reads of the sitemap, which reject on failure. */
export type SitemapReads = {
  /** The day of the last change in each file, of the newest listings first. */
  readonly index: () => Promise<readonly string[]>
  /** The listings of a file, from 1; undefined when there is none. */
  readonly file: (number: number) => Promise<readonly SitemapEntry[] | undefined>
}

export type ServerReads = Reads & {
  readonly sitemap: SitemapReads
  /** Whether a listing was deleted. Its id is never used again. Rejects on failure. */
  readonly isDeleted: (listingId: string) => Promise<boolean>
}

const indexSchema = v.object({ changedOn: v.array(v.string()) })
const fileSchema = v.object({ lines: v.string() })

/** What a server reads, with Firestore's lite client. */
export function connectOnServer(settings: FirebaseSettings, report: Report): ServerReads {
  const reads = publicReads(liteReads(createLite(settings)))
  const exchangeRates = createFirestoreExchangeRates(reads)
  return {
    listings: createFirestoreListings(reads, report, exchangeRates),
    profiles: readProfiles(reads),
    exchangeRates,
    isDeleted: async (id) => (await reads.document('deletedListings', id)) !== undefined,
    sitemap: {
      index: async () => {
        const stored = await reads.document('sitemaps', 'index')
        return stored ? v.parse(indexSchema, stored).changedOn : []
      },
      file: async (number) => {
        const stored = await reads.document('sitemaps', String(number))
        return stored && parseSitemapLines(v.parse(fileSchema, stored).lines)
      },
    },
  }
}
