import { isDeepStrictEqual } from 'node:util'

import { rateLimits, readLimits } from '#functions/limits/rate-limits.ts'

import type { Fields, StoredListing } from './stored.ts'
import { isWithheld } from './stored.ts'
import type { Request } from './steps.ts'
import { accounts } from './valid.ts'
import type { Observed, World } from './world.ts'

const hour = 60 * 60_000
/** Four full lists of short entries are half of it. */
const maxLimitsLength = 12_000

/** Checks what must be true after each step. Each method returns the problems, in words. */
export type Model = {
  /** After one step. */
  check(observed: Observed, mayRead: World['mayRead']): Promise<readonly string[]>
  /** At the end, when the functions have handled all events. */
  checkEnd(observed: Observed): readonly string[]
}

/** Remembers only those facts of a program that the rules and functions must never forget. */
export function createModel(): Model {
  /** Ids of deleted listings, and those whose deletion a function has followed. */
  const deleted = new Set<string>()
  const followed = new Set<string>()
  /** The operators' decisions, by listing. */
  const decided = new Map<string, unknown>()
  const erased = new Set<unknown>()
  /** When an author's listings were let through, in milliseconds. */
  const letThrough = new Map<unknown, readonly number[]>()
  /** How many new listings the functions have counted at most, by author. */
  const counted = new Map<unknown, number>()
  /** Authors who wrote so many new listings that the rules may refuse more. */
  const flooders = new Set<unknown>()
  /** Sellers whom moderators suspended or banned. */
  const blocked = new Set<unknown>()
  const moderators = new Set<string>(['selin', 'kerem'])

  function learn({ step, before, after, delivered, now }: Observed): void {
    for (const [id, { created }] of before.posts) {
      const isSame = after.posts.get(id)?.created === created
      if (isSame) continue
      deleted.add(id)
      decided.delete(id)
    }
    for (const { what, id } of delivered) if (what === 'listing deleted') followed.add(id)
    if (step.does === 'operator' && after.posts.has(step.id)) {
      if (step.decides === 'restore') decided.delete(step.id)
      else decided.set(step.id, step.decides === 'hold' ? 'held' : 'removed')
    }
    if (step.does === 'change roles') {
      if (step.has) moderators.add(step.who)
      else moderators.delete(step.who)
    }
    for (const [id, { action, caseId, sellerId }] of after.audit) {
      if (before.audit.has(id)) continue
      const seller = String(sellerId)
      if (action === 'remove') decided.set(String(caseId), 'removed')
      if (action === 'hold') decided.set(String(caseId), 'held')
      if (action === 'restore') decided.delete(String(caseId))
      if (action === 'ban' || action === 'suspend') blocked.add(seller)
      if (action === 'lift') blocked.delete(seller)
    }
    if (step.does === 'erase the account') erased.add(step.who)
    const pass = (author: unknown, at: number) =>
      letThrough.set(author, [...(letThrough.get(author) ?? []), at])
    for (const { what, id, at, after: fields } of delivered) {
      if (what !== 'listing created') continue
      const post = after.posts.get(id)
      if (post && !isWithheld(post)) pass(post.author, at)
      // Another account's, when the id was taken before the function ran, and may be free again.
      const authors = [fields['userId'], before.posts.get(id)?.author, post?.author]
      for (const author of new Set(authors)) {
        counted.set(author, (counted.get(author) ?? 0) + 1)
      }
    }
    for (const [id, post] of after.posts) {
      const old = before.posts.get(id)
      if (step.does === 'release' && old && isWithheld(old) && !isWithheld(post)) {
        pass(post.author, now)
      }
    }
    for (const who of accounts) {
      if ((counted.get(who) ?? 0) >= rateLimits.postAttempts.max) flooders.add(who)
    }
  }

  /** What the rules must answer; undefined if it depends on more than the model remembers. */
  function expected(request: Request, { before }: Observed): 'taken' | 'refused' | undefined {
    const { who, does, id } = request
    const post = before.posts.get(id)
    const isStopped = erased.has(who) || blocked.has(who)
    if (blocked.has(who) && (does === 'create' || does === 'change')) return 'refused'
    switch (does) {
      case 'create':
        if (post) return post.author === who ? undefined : 'refused'
        return deleted.has(id) || isStopped || flooders.has(who) ? undefined : 'taken'
      case 'report':
        if (!post || post.author === who) return 'refused'
        return !isStopped && !before.reports.has(`${id}_${who}`) ? 'taken' : undefined
      case 'add to favourites':
        if (!post)
          return before.favourites.has(`users/${who}/favourites/${id}`) ? undefined : 'refused'
        return isStopped ? undefined : 'taken'
      case 'save the profile':
        return isStopped ? undefined : 'taken'
      default:
        return post && post.author !== who ? 'refused' : undefined
    }
  }

  function wrongAnswers(observed: Observed): readonly string[] {
    if (observed.step.does === 'race') return []
    return observed.answers.flatMap(({ what, request, verdict }) => {
      const right = request ? expected(request, observed) : 'refused'
      const isRight =
        right === undefined ? ['taken', 'refused'].includes(verdict) : verdict === right
      return isRight ? [] : [`${what}: ${verdict}`]
    })
  }

  /** Checks what moderators may not do, and what the audit log must not lose. */
  function wrongDecisions({ step, before, after, decided: outcome }: Observed): readonly string[] {
    const changed = [...before.audit].filter(([id, entry]) => {
      const isErased = erased.has(entry['sellerId']) || erased.has(entry['by'])
      const current = after.audit.get(id)
      return isErased
        ? !isDeepStrictEqual(withoutWords(current), withoutWords(entry))
        : !isDeepStrictEqual(current, entry)
    })
    const added = after.audit.size - before.audit.size
    const lost = changed.map(([id]) => `the entry ${id} of the audit log has changed`)
    if (step.does !== 'moderate') return lost
    const isAllowed = moderators.has(step.who)
    const isMade = outcome?.ok === true
    return [
      ...lost,
      ...(isMade && !isAllowed ? [`${step.who} has no role and may ${step.action}`] : []),
      ...(isMade && step.isStale ? [`${step.who} may ${step.action} what has changed`] : []),
      ...(added === (isMade ? 1 : 0) ? [] : [`the audit log has ${added} entries more`]),
    ]
  }

  async function wrongReads(
    { before, after }: Observed,
    mayRead: World['mayRead'],
  ): Promise<readonly string[]> {
    const changed = [...after.posts].filter(
      ([id, { written }]) => before.posts.get(id)?.written !== written,
    )
    // Listings of a flood are all alike.
    const checks = changed.slice(-3).map(async ([id, post]) => {
      const others = accounts.filter((who) => who !== post.author).slice(0, 1)
      const author = accounts.filter((who) => who === post.author)
      const [visitor, other, own] = await Promise.all([
        mayRead(id),
        ...[...others, ...author].map((who) => mayRead(id, who)),
      ])
      const isOpen = !isWithheld(post)
      return [
        ...(visitor === isOpen && other === isOpen
          ? []
          : [`${id} is ${isOpen ? 'hidden from others' : 'shown to others than its author'}`]),
        ...(own === true ? [] : [`${id} is hidden from its author`]),
      ]
    })
    return (await Promise.all(checks)).flat()
  }

  return {
    async check(observed, mayRead) {
      learn(observed)
      const { after, now } = observed
      const posts = [...after.posts]
      return [
        ...wrongAnswers(observed),
        ...(await wrongReads(observed, mayRead)),
        ...posts
          .filter(([id]) => followed.has(id))
          .map(([id]) => `${id}, the id of a deleted listing, is taken again`),
        ...posts
          .filter(([id, { status }]) => decided.has(id) && decided.get(id) !== status)
          .map(([id, { status }]) => `${id} is ${status}, but operators say ${decided.get(id)}`),
        ...posts
          .filter(([, { heldBy }]) => heldBy === 'rate-limit')
          .filter(([, { author }]) => (counted.get(author) ?? 0) <= rateLimits.posts.max)
          .map(([id, { author }]) => `${id} is held, but ${author} has not reached the limit`),
        ...[...letThrough]
          .filter(([, times]) => recent(times, now).length > rateLimits.posts.max)
          .map(([who, times]) => `${recent(times, now).length} listings of ${who} in an hour`),
        ...[...after.limits].flatMap(([uid, fields]) => tooLarge(uid, fields)),
        ...[...after.audit]
          .filter(([, { sellerId, title, note }]) => erased.has(sellerId) && (title || note))
          .map(([id]) => `the entry ${id} of the audit log has words about a deleted account`),
        ...wrongDecisions(observed),
        ...posts.flatMap(([id, post]) => exposed(id, post)),
        ...[...erased]
          .filter((uid) => isBack(uid, observed))
          .map((uid) => `data of ${uid} is back`),
      ]
    },
    checkEnd: ({ after }) => [
      ...[...after.withheld.keys()]
        .filter((id) => !after.posts.has(id))
        .map((id) => `${id} is deleted, but its content is still withheld`),
      ...[...after.posts.keys()]
        .filter((id) => deleted.has(id))
        .map((id) => `${id}, the id of a deleted listing, stays taken`),
      ...[...after.limits.keys()]
        .filter((uid) => erased.has(uid))
        .map((uid) => `the limits of ${uid} are back`),
      ...[...after.cases.values()]
        .filter((uid) => erased.has(uid))
        .map((uid) => `a case of ${String(uid)} is left`),
    ],
  }
}

/** An entry of the audit log without what goes with the account that it is about. */
function withoutWords(entry: Fields | undefined): Fields | undefined {
  return entry && { ...entry, title: '', note: '' }
}

/** Only its seller and its status may be left in public of a withheld listing. */
function exposed(id: string, post: StoredListing): readonly string[] {
  if (!isWithheld(post)) return []
  return Object.keys(post.fields)
    .filter((name) => name !== 'userId' && name !== 'status')
    .map((name) => `${id} is ${post.status}, but anyone can read its ${name}`)
}

function recent(times: readonly number[], now: number): readonly number[] {
  return times.filter((at) => at > now - hour)
}

function tooLarge(uid: string, fields: Readonly<Record<string, unknown>>): readonly string[] {
  const lists = readLimits(fields)
  const long = Object.values(rateLimits).filter(({ field, max }) => lists[field].length > max)
  const size = JSON.stringify(fields).length
  return [
    ...long.map(({ field }) => `the limits of ${uid} have ${lists[field].length} ${field}`),
    ...(size > maxLimitsLength ? [`the limits of ${uid} have ${size} characters`] : []),
  ]
}

/** Whether anything is stored again of an account that is gone. */
function isBack(uid: unknown, { after }: Observed): boolean {
  const authors = [...after.posts.values()].map(({ author }) => author)
  const owners = [...after.favourites.values(), ...after.reports.values(), ...authors]
  return [...after.profiles.keys(), ...owners].includes(uid)
}
