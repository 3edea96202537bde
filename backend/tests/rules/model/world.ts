import { randomUUID } from 'node:crypto'

import type { Decision as Sent } from '@adamarket/shared/domain/moderation/moderation.ts'
import { needsReason } from '@adamarket/shared/domain/moderation/moderation-rules.ts'
import type { Firestore as Client } from 'firebase/firestore/lite'
import { deleteDoc, deleteField, doc, getDoc, setDoc, updateDoc } from 'firebase/firestore/lite'
import { Timestamp } from 'firebase-admin/firestore'

import { authorOf } from '#functions/listings/author-of.ts'
import { forgetUser } from '#functions/accounts/forget-user.ts'
import {
  countListingChange,
  countProfileChange,
  limitListing,
  limitReport,
} from '#functions/limits/limit-actions.ts'
import type { Decided } from '#functions/moderation/decide.ts'
import { decide as decideCase } from '#functions/moderation/decide.ts'
import { followCase } from '#functions/moderation/follow-case.ts'
import { followDecision } from '#functions/moderation/follow-decision.ts'
import { object } from '#functions/moderation/object.ts'
import { releaseHeldListings } from '#functions/limits/limit-listings.ts'
import { readLimits } from '#functions/limits/rate-limits.ts'
import { noteDeletedListing } from '#functions/listings/deleted-listings.ts'
import type { ListingState } from '#functions/withheld/stored-listing.ts'
import { readListing, writeListing } from '#functions/withheld/stored-listing.ts'
import type { ProjectServices } from '#base/with-project.ts'
import type { FirestoreProject } from '#tests/rules/rules-environment.ts'

import type { Decision, Request, Step } from './steps.ts'
import { describe, lastingId } from './steps.ts'
import { attacker } from './hostile.ts'
import type { Event, Stored } from './stored.ts'
import { eventsBetween, isWithheld, readStored } from './stored.ts'
import type { Account, Write } from './valid.ts'
import { accounts, emailOf, names, projectId } from './valid.ts'
import { verdictOf } from './verdict-of.ts'

export type Answer = {
  readonly what: string
  /** Absent for a hostile write, which must always be refused. */
  readonly request?: Request
  readonly verdict: string
}
/** An event, and when it happened, in milliseconds of the program's clock. */
export type Delivered = Event & { readonly at: number }

/** The effect of a step. */
export type Observed = {
  readonly step: Step
  readonly before: Stored
  readonly after: Stored
  readonly answers: readonly Answer[]
  readonly delivered: readonly Delivered[]
  /** The answer to a moderator. */
  readonly decided?: Decided
  /** The program's clock after it, in milliseconds. */
  readonly now: number
}

export type World = {
  perform(step: Step): Promise<Observed>
  /** Whether events are left to deliver. */
  hasEvents(): boolean
  /** Whether the rules let a client read a listing; without an account, as a visitor. */
  mayRead(id: string, who?: Account): Promise<boolean>
}

const states: Readonly<Record<Decision, ListingState>> = {
  hold: { status: 'held', heldBy: 'operator' },
  remove: { status: 'removed' },
  restore: {},
}

/** The clients of a project: they are the same for all programs. */
export function clientsOf(project: FirestoreProject) {
  const as = (who: Account) => project.signedInAs(who, { email: emailOf(who), aud: projectId })
  return {
    visitor: project.asAnonymous(),
    mallory: as('mallory'),
    ayse: as('ayse'),
    deniz: as('deniz'),
  } satisfies Record<Account | 'visitor', Client>
}

/**
 * An empty database with the accounts' profiles. Clients write under the rules; the functions' code runs when
 * a step says so, on the events that the writes before it would have triggered.
 */
export async function createWorld(
  project: FirestoreProject,
  clients: ReturnType<typeof clientsOf>,
  { firestore, bucket, auth }: ProjectServices,
): Promise<World> {
  await project.clear()
  const prepared = firestore.batch()
  for (const who of accounts) {
    prepared.set(firestore.doc(`users/${who}`), { name: names[who], email: '', about: '' })
  }
  for (const who of ['selin', 'kerem']) {
    prepared.set(firestore.doc(`moderators/${who}`), { role: 'moderator' })
  }
  // For favourites and reports, which need a listing of another user.
  prepared.set(firestore.doc(`posts/${lastingId}`), { title: 'Lamp', userId: 'zeynep' })
  await prepared.commit()
  let stored = await readStored(firestore)
  let pending: readonly Delivered[] = []
  let passed = 0
  let changes = 0
  let events = 0

  const write = (who: Account, { path, fields }: Write) => setDoc(doc(clients[who], path), fields)

  async function send(request: Request): Promise<unknown> {
    const { who, id } = request
    if ('write' in request) return await write(who, request.write)
    const post = doc(clients[who], 'posts', id)
    const withheld = doc(clients[who], 'withheldListings', id)
    switch (request.does) {
      case 'change':
        changes += 1
        return await updateDoc(stored.withheld.has(id) ? withheld : post, {
          title: `Title ${changes}`,
        })
      case 'set active':
        return await updateDoc(post, { status: 'active' })
      case 'clear the status of':
        return await updateDoc(post, { status: deleteField() })
      case 'delete':
        return await deleteDoc(post)
    }
  }

  const answer = async (request: Request): Promise<Answer> => ({
    what: describe(request),
    request,
    verdict: await verdictOf(() => send(request)),
  })

  async function run({ what, id, at, before, after }: Delivered): Promise<void> {
    const time = new Date(at - passed).toISOString()
    events += 1
    const action = { id: `event-${events}`, at: time }
    switch (what) {
      case 'listing created':
        await limitListing(firestore, { id, uid: authorOf(after), at: time })
        return await followCase(firestore, id, new Date(at))
      case 'listing changed':
        await countListingChange(firestore, action, before, after)
        return await followCase(firestore, id, new Date(at))
      case 'listing deleted':
        await noteDeletedListing(firestore, id)
        return await followCase(firestore, id, new Date(at))
      case 'report created': {
        const split = id.lastIndexOf('_')
        await limitReport(firestore, id.slice(split + 1), id, time)
        return await followCase(firestore, id.slice(0, split), new Date(at))
      }
      case 'decision made':
        return await followDecision({ firestore, auth, site: '' }, id)
      case 'profile changed':
        return await countProfileChange(firestore, id, action)
    }
  }

  async function decide(id: string, decision: Decision): Promise<void> {
    await firestore.runTransaction(async (transaction) => {
      const listing = await readListing(firestore, id, (ref) => transaction.get(ref))
      if (listing) writeListing(firestore, transaction, listing, states[decision])
    })
  }

  async function moderate({ who, action, id, isStale }: Step & { readonly does: 'moderate' }) {
    const version = Number((await firestore.doc(`cases/${id}`).get()).get('version') ?? 0)
    const decision: Sent = {
      requestId: randomUUID(),
      caseId: id,
      version: isStale ? version - 1 : version,
      action,
      note: '',
      ...(needsReason(action) && { reason: 'scam' }),
      ...(action === 'suspend' && { days: 1 }),
    }
    return await decideCase(firestore, who, decision, new Date(Date.now() + passed))
  }

  /** To the latest decision about this seller. */
  async function objectAs(who: Account): Promise<void> {
    const { docs } = await firestore.collection(`users/${who}/notices`).get()
    for (const { id } of docs.slice(-1)) {
      await object(firestore, who, { noticeId: id, text: 'No.' }, new Date(Date.now() + passed))
    }
  }

  /** Moves what the limits remember into the past: the rules have a clock of their own. */
  async function wait(minutes: number): Promise<void> {
    const duration = minutes * 60_000
    passed += duration
    const { docs } = await firestore.collection('limits').get()
    for (const limits of docs) {
      const { isTrusted: _, isBanned: __, ...lists } = readLimits(limits.data())
      const earlier = Object.entries(lists).map(([name, actions]) => [
        name,
        actions.map(({ id, at }) => ({
          id,
          at: new Date(Date.parse(at) - duration).toISOString(),
        })),
      ])
      const deadlines = Object.entries(limits.data()).flatMap(([name, value]) =>
        value instanceof Timestamp ? [[name, new Date(value.toMillis() - duration)]] : [],
      )
      await limits.ref.set(Object.fromEntries([...earlier, ...deadlines]), { merge: true })
    }
  }

  async function act(step: Step) {
    switch (step.does) {
      case 'race':
        return { answers: await Promise.all(step.requests.map(answer)) }
      case 'attack': {
        const { valid, hostile, isChange } = step
        const before = isChange ? [await answer(valid)] : []
        const verdict = await verdictOf(() => write(attacker, hostile))
        const after = isChange ? [] : [await answer(valid)]
        return { answers: [...before, { what: describe(step), verdict }, ...after] }
      }
      case 'flood': {
        const answers: Answer[] = []
        const { who, count, write: listing } = step
        const own = [...stored.posts.keys()].filter((id) => id.startsWith(`${who}-`)).length
        for (let index = own; index < own + count; index += 1) {
          const id = `${who}-${index + 1}`
          const numbered = { ...listing, path: `posts/${id}` }
          answers.push(await answer({ who, does: 'create', id, write: numbered }))
        }
        return { answers }
      }
      case 'erase the account':
        return await forgetUser(firestore, bucket, step.who)
      case 'operator':
        return await decide(step.id, step.decides)
      case 'moderate':
        return { decided: await moderate(step) }
      case 'change roles': {
        const moderator = firestore.doc(`moderators/${step.who}`)
        await (step.has ? moderator.set({ role: 'moderator' }) : moderator.delete())
        return {}
      }
      case 'object':
        return void (await objectAs(step.who))
      case 'release':
        return void (await releaseHeldListings(firestore, new Date()))
      case 'wait':
        return await wait(step.minutes)
      case 'deliver one': {
        const delivered = pending.slice(-1)
        pending = pending.slice(0, -1)
        for (const event of [...delivered, ...(step.times === 2 ? delivered : [])]) await run(event)
        return { delivered }
      }
      case 'deliver all': {
        const delivered = pending
        pending = []
        if (step.atOnce) await Promise.all(delivered.map(run))
        else for (const event of delivered) await run(event)
        return { delivered }
      }
      default:
        return { answers: [await answer(step)] }
    }
  }

  return {
    async perform(step) {
      const before = stored
      const did = await act(step)
      stored = await readStored(firestore)
      const at = Date.now() + passed
      const happened = eventsBetween(before, stored).map((event) => ({ ...event, at }))
      pending = [...pending, ...happened]
      return { step, before, after: stored, answers: [], delivered: [], now: at, ...did }
    },
    hasEvents: () => pending.length > 0,
    async mayRead(id, who) {
      // A new listing may have taken the id of a withheld one that is deleted, before a function notices.
      const post = stored.posts.get(id)
      const collection = post && isWithheld(post) ? 'withheldListings' : 'posts'
      const read = () => getDoc(doc(clients[who ?? 'visitor'], collection, id))
      return (await verdictOf(read)) === 'taken'
    },
  }
}
