import type { Firestore, Query } from 'firebase/firestore/lite'
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
} from 'firebase/firestore/lite'
import * as v from 'valibot'

import type { AppError } from '#domain/app-error.ts'
import { decodeListing } from '#domain/listing/decode-listing.ts'
import type { ModerationCase, Refusal, SellerStanding } from '#domain/moderation/moderation.ts'
import { caseActions } from '#domain/moderation/moderation.ts'
import type { ModerationPort } from '#domain/ports.ts'
import { auditLength, queueLength } from '#domain/ports.ts'
import type { Result } from '#domain/result.ts'
import { err, ok } from '#domain/result.ts'
import { isDocumentId } from '#domain/document-id.ts'

import type { CallFunction } from './call-function.ts'
import {
  decodeAuditEntry,
  decodeCase,
  decodeDeletedListing,
  decodeFoundUsers,
  decodeReport,
} from './decode-moderation.ts'
import { pollWhileVisible } from './poll-while-visible.ts'
import { toResult } from './to-result.ts'

const refusals: readonly Refusal[] = [
  'case-changed',
  'decided-by-you',
  'too-close',
  'not-possible',
  'no-moderator',
]
const refused = v.object({ details: v.object({ refusal: v.picklist(refusals) }) })
const decided = v.object({ version: v.number() })

/**
 * The moderators' desk, from `cases`, `reports`, `limits` and `auditLog`; a function decides.
 *
 * @param poll reads again and again, until the function that it returns is called
 */
export function createFirestoreModeration(
  firestore: Firestore,
  callFunction: CallFunction,
  poll: (read: () => void) => () => void = pollWhileVisible,
): ModerationPort {
  /** The functions that read the queues that are followed. */
  const queues = new Set<() => Promise<void>>()
  const of = (name: string) => collection(firestore, name)
  const read = async (list: Query) => (await getDocs(query(list, limit(100)))).docs
  const readListing = async (id: string, status: ModerationCase['status']) => {
    if (status === 'deleted')
      return decodeDeletedListing((await getDoc(doc(of('cases'), id))).data())
    const stored = ['withheldListings', 'posts'].map((name) => getDoc(doc(of(name), id)))
    return (await Promise.all(stored)).map((one) => one.data()).find(Boolean)
  }

  return {
    followQueue(_userId, callback) {
      let sent = 0
      let shown = 0
      let isStopped = false
      const readQueue = async () => {
        sent += 1
        const attempt = sent
        const queue = await toResult(async () => {
          const urgent = query(of('cases'), orderBy('dueAt'), limit(queueLength))
          return (await getDocs(urgent)).docs.map((one) => decodeCase(one.id, one.data()))
        })
        // Without an answer the queue stays as it was; a later answer may have come first.
        const isOutdated = attempt < shown || (shown > 0 && isUnavailable(queue))
        if (isStopped || isOutdated) return
        shown = attempt
        callback(queue)
        // The role has ended.
        if (!queue.ok && queue.error.kind === 'permission-denied') stop()
      }
      const stopPolling = poll(() => void readQueue())
      const stop = () => {
        isStopped = true
        queues.delete(readQueue)
        stopPolling()
      }
      queues.add(readQueue)
      return stop
    },

    byId: (caseId) =>
      toResult(async () => {
        if (!isDocumentId(caseId)) return undefined
        const found = await getDoc(doc(of('cases'), caseId))
        return found.exists() ? decodeCase(caseId, found.data()) : undefined
      }),

    details: ({ id, sellerId, status }) =>
      toResult(async () => {
        const [fields, limits, reports, cases, history] = await Promise.all([
          readListing(id, status),
          getDoc(doc(of('limits'), sellerId)),
          read(query(of('reports'), where('listingId', '==', id))),
          read(query(of('cases'), where('sellerId', '==', sellerId))),
          read(query(of('auditLog'), where('sellerId', '==', sellerId), orderBy('at', 'desc'))),
        ])
        const listing = fields && decodeListing(id, fields)
        const answeredLast = (report: { readonly outcome?: unknown }) => (report.outcome ? 1 : 0)
        return {
          ...(listing?.ok && { listing: listing.value }),
          reports: reports
            .map((report) => decodeReport(report.data()))
            .toSorted((a, b) => answeredLast(a) - answeredLast(b)),
          standing: standingOf(limits.data() ?? {}),
          otherCases: cases
            .filter((other) => other.id !== id)
            .map((other) => decodeCase(other.id, other.data())),
          history: history.map((entry) => decodeAuditEntry(entry.id, entry.data())),
        }
      }),

    decided: () =>
      toResult(async () => {
        const newest = query(of('auditLog'), orderBy('at', 'desc'), limit(auditLength))
        // Objections and roles are in the log as well.
        return (await getDocs(newest)).docs
          .filter((entry) => v.is(v.picklist(caseActions), entry.get('action')))
          .map((entry) => decodeAuditEntry(entry.id, entry.data()))
      }),

    async findUsers(text) {
      const answer = await callFunction('findUsers', { text })
      return answer.ok ? ok(decodeFoundUsers(answer.value)) : answer
    },

    async decide(decision) {
      const answer = await callFunction('decideCase', decision)
      if (answer.ok) {
        for (const readQueue of queues) void readQueue()
        return ok(v.parse(decided, answer.value).version)
      }
      const refusal = v.safeParse(refused, answer.error.cause)
      if (!refusal.success) return answer
      return err({ kind: refusal.output.details.refusal, cause: answer.error.cause })
    },
  }
}

function isUnavailable(queue: Result<unknown, AppError>): boolean {
  return !queue.ok && queue.error.kind === 'unavailable'
}

function standingOf(limits: Readonly<Record<string, unknown>>): SellerStanding {
  const until = limits['blockedUntil']
  return {
    isTrusted: limits['isTrusted'] === true,
    isBanned: limits['isBanned'] === true,
    ...(until instanceof Timestamp &&
      until.toMillis() > Date.now() && { blockedUntil: until.toDate().toISOString() }),
  }
}
