import { appError } from '#domain/app-error.ts'
import type { Notice } from '#domain/moderation/moderation.ts'
import { allowsObjection } from '#domain/moderation/moderation-rules.ts'
import type { NoticesPort } from '#domain/ports.ts'
import { err, ok } from '#domain/result.ts'

/** A {@link NoticesPort} over a list of one user's notices. */
export function createMemoryNotices(stock: readonly Notice[] = []): NoticesPort {
  const notices = new Map(stock.map((notice) => [notice.id, notice]))
  return {
    list: async () => ok([...notices.values()].toSorted((a, b) => (a.at < b.at ? 1 : -1))),
    object: async (id, text) => {
      const notice = notices.get(id)
      if (!notice || !allowsObjection(notice.action)) {
        return err(appError('invalid', new Error(`Notice ${id} allows no objection`)))
      }
      if (!notice.objection) notices.set(id, { ...notice, objection: { text } })
      return ok(undefined)
    },
  }
}
