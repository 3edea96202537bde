import type { ReportReason } from '#domain/listing/listing-report.ts'
import { dueTime } from '#domain/moderation/moderation-rules.ts'
import type { Reporter } from '#domain/moderation/report-weight.ts'
import { hoursOfReports } from '#domain/moderation/report-weight.ts'
import { aListing } from '#testing/a-listing.ts'
import { describeModerationPort } from '#testing/moderation-port-contract.ts'

import type { MemoryCase } from './memory-moderation.ts'
import { createMemoryModeration } from './memory-moderation.ts'

function reported(id: string, reasons: readonly ReportReason[], reporter?: Reporter): MemoryCase {
  const facts = { openedAt: '2026-11-20T10:00:00.000Z', reasons, flags: [] }
  const { userId: sellerId, title, status } = aListing()
  return {
    id,
    sellerId,
    title,
    status,
    version: reasons.length,
    ...facts,
    dueAt: dueTime(facts, hoursOfReports(reasons.map((reason) => ({ reason })))),
    listing: aListing({ id }),
    reports: reasons.map((reason, index) => ({
      userId: `reporter-${index}`,
      reason,
      comment: '',
      createdAt: facts.openedAt,
      ...(reporter && { reporter }),
    })),
  }
}

describeModerationPort('in memory', async (reports) => {
  const all = new Map(Object.entries(reports))
  const port = createMemoryModeration([...all].map(([id, reasons]) => reported(id, reasons)))
  return {
    port,
    report: async (id, reason, reporter) => {
      all.set(id, [...(all.get(id) ?? []), reason])
      port.change(reported(id, all.get(id) ?? [], reporter))
    },
    deleteListing: async (id) => {
      const listing = aListing({ id, imageUrl: [] })
      port.change({ ...reported(id, all.get(id) ?? []), status: 'deleted', listing })
    },
    endRole: async () => port.endRole(),
  }
})
