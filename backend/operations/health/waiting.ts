import type { Auth } from 'firebase-admin/auth'
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'

import { accountsOf } from '#functions/accounts/accounts.ts'
import { inGroups } from '#functions/base/in-groups.ts'
import { compareWithIndex, isIndexed, maxBatchSize } from '#functions/search/index-listings.ts'
import { allDocuments } from '#functions/base/pages-of.ts'

import type { Broken, Section } from './section.ts'
import { formatAge, hourMs, minuteMs } from './section.ts'

export type Waiting = {
  readonly firestore: Firestore
  readonly auth: Auth
  readonly now: Date
  /** Whether it is the local site, where emails are not sent. */
  readonly isLocal: boolean
}

/** How long each of these may wait. */
const maxMailMs = 15 * minuteMs
const maxIndexMs = minuteMs
const maxErasureMs = 15 * minuteMs
const maxDigestMs = 26 * hourMs
const maxStepsMs = 15 * minuteMs

/** How many of the newest emails, alerts and listings are read. */
const maxRead = { mails: 500, alerts: 500, listings: 120, events: 100 } as const

/** What waits, and for too long: emails, alerts, deleted accounts, steps that failed, and listings that search does not find. */
export async function waitingSection(context: Waiting): Promise<Section> {
  const found = [
    await mails(context),
    await digests(context),
    await erasures(context),
    await steps(context),
    await index(context),
  ]
  return {
    title: 'What waits',
    lines: found.map(({ line }) => line),
    broken: found.flatMap(({ broken }) => broken),
  }
}

type Found = { readonly line: string; readonly broken: readonly Broken[] }

/** The state of an email is that of the extension "Trigger Email". */
async function mails({ firestore, now, isLocal }: Waiting): Promise<Found> {
  const all = firestore.collection('mail')
  const refused = await all.where('delivery.state', '==', 'ERROR').limit(maxRead.mails).get()
  const newest = await all.orderBy('at', 'desc').limit(maxRead.mails).get()
  const unsent = newest.docs.filter((mail) => {
    const state: unknown = mail.get('delivery.state')
    // On the local site the mail catcher shows emails, and nothing sends them.
    return state === undefined ? !isLocal : state !== 'SUCCESS' && state !== 'ERROR'
  })
  const late = unsent.filter((mail) => ageOf(mail.get('at'), now) > maxMailMs)
  const [first] = refused.docs
  const reason: unknown = first?.get('delivery.error')
  const row = 'undelivered-mail'
  return {
    line: `emails                ${unsent.length} wait, ${refused.size} were refused`,
    broken: [
      ...(first
        ? [
            {
              what: `Emails that were refused: ${refused.size}, such as mail/${first.id}: ${String(reason)}.`,
              row,
            },
          ]
        : []),
      ...lateOf(late, `Emails that have waited for more than ${formatAge(maxMailMs)}`, row),
    ],
  }
}

async function digests({ firestore, now }: Waiting): Promise<Found> {
  const pending = firestore.collectionGroup('alerts').where('waitsFor', 'in', ['hour', 'day'])
  const { docs } = await pending.limit(maxRead.alerts).get()
  const late = docs.filter((alert) => ageOf(alert.get('at'), now) > maxDigestMs)
  return {
    line: `alerts                ${docs.length} wait for an email with others`,
    broken: lateOf(late, `Alerts that no email had in ${formatAge(maxDigestMs)}`, 'digests'),
  }
}

/** Users who have a profile, but no account. Their data goes within minutes: a run of the function is noted first. */
async function erasures({ firestore, auth, now }: Waiting): Promise<Found> {
  const uids: string[] = []
  for await (const { id } of allDocuments(firestore.collection('users').select())) uids.push(id)
  const accounts = new Set((await accountsOf(auth, uids)).map(({ uid }) => uid))
  const gone = uids.filter((uid) => !accounts.has(uid))
  const deleted = firestore.collection('deletedAccounts')
  const notes =
    gone.length > 0 ? await firestore.getAll(...gone.map((uid) => deleted.doc(uid))) : []
  // Without a note no run has begun.
  const late = notes.filter((note) => ageOf(note.get('deletedAt'), now) > maxErasureMs)
  return {
    line: `deleted accounts      ${gone.length} still have data`,
    broken: lateOf(late, 'Deleted accounts whose data is still there', 'erasure'),
  }
}

/** Steps that failed are tried again for a day, and stay here for a week. */
async function steps({ firestore, now }: Waiting): Promise<Found> {
  const { docs } = await firestore.collection('unfinishedEvents').limit(maxRead.events).get()
  const names = docs.flatMap((event) =>
    [event.get('left')].flat().map((step) => `${event.get('function')}/${step}`),
  )
  const late = docs.filter((event) => ageOf(event.get('at'), now) > maxStepsMs)
  const what = `Events with steps that have failed for ${formatAge(maxStepsMs)} (${[...new Set(names)].join(', ')})`
  return {
    line: `steps of functions    ${names.length} have failed, and are tried again`,
    broken: lateOf(late, what, 'failed-steps'),
  }
}

/** Compares the newest listings with the index. `check-data` compares all, and costs a read for each document. */
async function index({ firestore, now }: Waiting): Promise<Found> {
  const posts = firestore.collection('posts').orderBy('timestamp', 'desc')
  const { docs } = await posts.limit(maxRead.listings).get()
  // An update that was just made is on its way.
  const unchanged = docs.filter(({ updateTime }) => ageOf(updateTime, now) > maxIndexMs)
  const behind = new Set<string>()
  for (const group of inGroups(unchanged, maxBatchSize)) {
    const compared = await compareWithIndex(
      firestore,
      group.map(({ id }) => id),
    )
    for (const listing of compared) if (!isIndexed(listing)) behind.add(listing.postId)
  }
  const late = unchanged.filter(({ id }) => behind.has(id))
  return {
    line: `search index          ${late.length} of the newest ${docs.length} listings are behind`,
    broken: lateOf(late, 'Listings that search does not know as they are', 'index-lag'),
  }
}

function ageOf(at: unknown, now: Date): number {
  return at instanceof Timestamp ? now.getTime() - at.toMillis() : Infinity
}

function lateOf(
  late: readonly Pick<QueryDocumentSnapshot, 'ref'>[],
  what: string,
  row: string,
): readonly Broken[] {
  const [first] = late
  return first ? [{ what: `${what}: ${late.length}, such as ${first.ref.path}.`, row }] : []
}
