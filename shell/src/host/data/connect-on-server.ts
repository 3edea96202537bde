import type { Report } from '@adamarket/shared/domain/report.ts'
import type { SitemapEntry } from '@adamarket/shared/domain/sitemap.ts'
import { parseSitemapLines } from '@adamarket/shared/domain/sitemap.ts'
import { createFirestore } from '@adamarket/shared/firebase/create-firestore.ts'
import { documentReads } from '@adamarket/shared/firebase/document-reads.ts'
import { createFirestoreExchangeRates } from '@adamarket/shared/firebase/firestore-exchange-rates.ts'
import { createFirestoreListings } from '@adamarket/shared/firebase/firestore-listings.ts'
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

/** What a server reads. */
export function connectOnServer(settings: FirebaseSettings, report: Report): ServerReads {
  const reads = publicReads(documentReads(createFirestore(settings)))
  const exchangeRates = createFirestoreExchangeRates(reads)
  const document = async (name: string, id: string) => {
    const read = await reads.document(name, id)
    if (!read.ok) throw read.error.cause
    return read.value
  }
  return {
    listings: createFirestoreListings(reads, report, exchangeRates),
    profiles: readProfiles(reads),
    exchangeRates,
    isDeleted: async (id) => (await document('deletedListings', id)) !== undefined,
    sitemap: {
      index: async () => {
        const stored = await document('sitemaps', 'index')
        return stored ? v.parse(indexSchema, stored).changedOn : []
      },
      file: async (number) => {
        const stored = await document('sitemaps', String(number))
        return stored && parseSitemapLines(v.parse(fileSchema, stored).lines)
      },
    },
  }
}
