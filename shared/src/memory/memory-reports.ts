import type { ListingReport } from '#domain/listing/listing-report.ts'
import type { ReportsPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'

/** Reports held in memory; `sent` are those sent so far. */
export function createMemoryReports(): ReportsPort & { readonly sent: readonly ListingReport[] } {
  const sent: ListingReport[] = []
  return {
    sent,
    send: async (report) => {
      const isKnown = sent.some(
        ({ listingId, userId }) => listingId === report.listingId && userId === report.userId,
      )
      if (isKnown) return ok('already-reported')
      sent.push(report)
      return ok('sent')
    },
  }
}
