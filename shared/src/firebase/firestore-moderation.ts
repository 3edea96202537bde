import type { Firestore, Query } from 'firebase/firestore'
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  Timestamp,
  where,
} from 'firebase/firestore'
import * as v from 'valibot'

import { appError } from '#domain/app-error.ts'
import { decodeListing } from '#domain/listing/decode-listing.ts'
import type { ModerationCase, Refusal, SellerStanding } from '#domain/moderation/moderation.ts'
import type { ModerationPort } from '#domain/ports.ts'
import { queueLength } from '#domain/ports.ts'
import { err, ok } from '#domain/result.ts'
import { isDocumentId } from '#domain/document-id.ts'

import { ask } from './access.ts'
import type { CallFunction } from './call-function.ts'
import {
  decodeAuditEntry,
  decodeCase,
  decodeKeptListing,
  decodeReport,
} from './decode-moderation.ts'
import { mapError } from './map-error.ts'

const refusals: readonly Refusal[] = [
  'case-changed',
  'decided-by-you',
  'too-close',
  'not-possible',
  'no-moderator',
]
const refused = v.object({ details: v.object({ refusal: v.picklist(refusals) }) })
const decided = v.object({ version: v.number() })

/** The moderators' desk, from `cases`, `reports`, `limits` and `auditLog`; a function decides. */
export function createFirestoreModeration(
  firestore: Firestore,
  callFunction: CallFunction,
): ModerationPort {
  const of = (name: string) => collection(firestore, name)
  const read = async (asked: Query) => (await getDocs(query(asked, limit(100)))).docs
  const readListing = async (id: string, status: ModerationCase['status']) => {
    if (status === 'deleted') return decodeKeptListing((await getDoc(doc(of('cases'), id))).data())
    const stored = ['withheldListings', 'posts'].map((name) => getDoc(doc(of(name), id)))
    return (await Promise.all(stored)).map((one) => one.data()).find(Boolean)
  }

  return {
    followQueue(userId, callback) {
      const fail = (cause: unknown) => callback(err(mapError(cause)))
      const stopRole = onSnapshot(
        doc(of('moderators'), userId),
        (role) => {
          // Rules check a listener only when it begins: this listener learns at once that the role has ended.
          if (role.exists() || role.metadata.fromCache) return
          stop()
          callback(err(appError('permission-denied', new Error('The role has ended'))))
        },
        fail,
      )
      const stopQueue = onSnapshot(
        query(of('cases'), orderBy('dueAt'), limit(queueLength)),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          // An empty answer from the cache only means that the device has none.
          if (docs.length === 0 && metadata.fromCache) return
          try {
            callback(ok(docs.map((one) => decodeCase(one.id, one.data()))))
          } catch (cause) {
            fail(cause)
          }
        },
        fail,
      )
      const stop = () => {
        stopRole()
        stopQueue()
      }
      return stop
    },

    byId: (caseId) =>
      ask(async () => {
        if (!isDocumentId(caseId)) return undefined
        const found = await getDoc(doc(of('cases'), caseId))
        return found.exists() ? decodeCase(caseId, found.data()) : undefined
      }),

    details: ({ id, sellerId, status }) =>
      ask(async () => {
        const [fields, limits, reports, cases, history] = await Promise.all([
          readListing(id, status),
          getDoc(doc(of('limits'), sellerId)),
          read(query(of('reports'), where('listingId', '==', id))),
          read(query(of('cases'), where('sellerId', '==', sellerId))),
          read(query(of('auditLog'), where('sellerId', '==', sellerId), orderBy('at', 'desc'))),
        ])
        const listing = fields && decodeListing(id, fields)
        const waiting = (report: { readonly outcome?: unknown }) => (report.outcome ? 1 : 0)
        return {
          ...(listing?.ok && { listing: listing.value }),
          reports: reports
            .map((report) => decodeReport(report.data()))
            .toSorted((a, b) => waiting(a) - waiting(b)),
          standing: standingOf(limits.data() ?? {}),
          otherCases: cases
            .filter((other) => other.id !== id)
            .map((other) => decodeCase(other.id, other.data())),
          history: history.map((entry) => decodeAuditEntry(entry.id, entry.data())),
        }
      }),

    async decide(decision) {
      const answer = await callFunction('decideCase', decision)
      if (answer.ok) return ok(v.parse(decided, answer.value).version)
      const refusal = v.safeParse(refused, answer.error.cause)
      if (!refusal.success) return answer
      return err({ kind: refusal.output.details.refusal, cause: answer.error.cause })
    },
  }
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
