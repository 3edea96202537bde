import type { CaseAction } from '@adamarket/shared/domain/moderation/moderation.ts'
import { caseActions } from '@adamarket/shared/domain/moderation/moderation.ts'
import fc from 'fast-check'

import type { HostileWrite, Kind } from './hostile.ts'
import { attacker, hostileFrom } from './hostile.ts'
import type { Account, Write } from './valid.ts'
import { accounts, validFavourite, validPost, validProfile, validReport } from './valid.ts'

/** Few ids, so that accounts meet; the last one is the eleventh of a flood, which the limit holds. */
export const listingIds = ['x', 'y', 'mallory-11'] as const
/** A listing that no account can change. */
export const lastingId = 'lasting'
/** Accounts that may have a role: the last one never does. */
export const moderators = ['selin', 'kerem', 'mallory'] as const
export type Moderator = (typeof moderators)[number]

export type ListingId = (typeof listingIds)[number]

/** A request that writes a whole document. */
type Writing = {
  readonly who: Account
  readonly does: keyof typeof written
  readonly id: string
  readonly write: Write
}

/** A request of one client. */
export type Request =
  | Writing
  | {
      readonly who: Account
      readonly does: 'change' | 'set active' | 'clear the status of' | 'delete'
      readonly id: string
    }

export type Step =
  | Request
  /** A hostile write, and the valid one that it is made from: before it when it changes what is there. */
  | {
      readonly does: 'attack'
      readonly valid: Writing
      readonly hostile: HostileWrite
      readonly isChange: boolean
    }
  | { readonly does: 'race'; readonly requests: readonly [Request, Request] }
  | { readonly does: 'flood'; readonly who: Account; readonly count: number; readonly write: Write }
  /** The account is deleted; its token lives on. */
  | { readonly does: 'erase the account'; readonly who: Account }
  | { readonly does: 'operator'; readonly decides: Decision; readonly id: ListingId }
  /** A moderator decides about the current version of the case, or an earlier one. */
  | {
      readonly does: 'moderate'
      readonly who: Moderator
      readonly action: CaseAction
      readonly id: ListingId
      readonly isStale: boolean
    }
  | { readonly does: 'change roles'; readonly who: 'selin' | 'kerem'; readonly has: boolean }
  | { readonly does: 'object'; readonly who: Account }
  /** An event reaches its function: the oldest ones last, so that events come out of order. */
  | { readonly does: 'deliver one'; readonly times: 1 | 2 }
  | { readonly does: 'deliver all'; readonly atOnce: boolean }
  | { readonly does: 'release' }
  | { readonly does: 'wait'; readonly minutes: number }

export type Decision = 'hold' | 'remove' | 'restore'

const who = fc.constantFrom(...accounts)
const id = fc.constantFrom(...listingIds)

const written = {
  create: validPost,
  'add to favourites': validFavourite,
  report: validReport,
  'save the profile': validProfile,
} satisfies Record<string, (who: Account, id: string) => fc.Arbitrary<Write>>

const writing = (does: keyof typeof written, by = who, of: fc.Arbitrary<string> = id) =>
  fc.tuple(by, of).chain(([author, listing]) =>
    written[does](author, listing).map((write): Writing => ({
      who: author,
      does,
      id: listing,
      write,
    })),
  )

const request: fc.Arbitrary<Request> = fc.oneof(
  { weight: 10, arbitrary: writing('create') },
  { weight: 3, arbitrary: writing('add to favourites') },
  { weight: 3, arbitrary: writing('report') },
  { weight: 10, arbitrary: fc.record({ who, id, does: fc.constant('delete') }) },
  {
    weight: 9,
    arbitrary: fc.record({
      who,
      id,
      does: fc.constantFrom('change', 'set active', 'clear the status of'),
    }),
  },
)

const newId = fc.uuid()
const attackedKinds: Readonly<Record<Kind, fc.Arbitrary<Writing>>> = {
  posts: writing('create', fc.constant(attacker), newId),
  users: writing('save the profile', fc.constant(attacker)),
  favourites: writing('add to favourites', fc.constant(attacker), fc.constantFrom('x', lastingId)),
  reports: writing('report', fc.constant(attacker), fc.constantFrom('y', lastingId)),
}

/** Mostly listings, which have the most rules. */
const attack: fc.Arbitrary<Step> = fc
  .constantFrom<Kind>('posts', 'posts', 'posts', 'users', 'favourites', 'reports')
  .chain((kind) =>
    attackedKinds[kind].chain((valid) =>
      fc.record({
        does: fc.constant('attack'),
        valid: fc.constant(valid),
        hostile: hostileFrom(kind, valid.write),
        isChange: kind === 'posts' ? fc.boolean() : fc.constant(false),
      }),
    ),
  )

export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: request },
  { weight: 10, arbitrary: attack },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('race'), requests: fc.tuple(request, request) }),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Account>('mallory', 'mallory', 'ayse').chain((author) =>
      fc.record({
        does: fc.constant('flood'),
        who: fc.constant(author),
        count: fc.constantFrom(12, 9, 22),
        write: validPost(author, 'flood'),
      }),
    ),
  },
  { weight: 1, arbitrary: writing('save the profile') },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('erase the account'), who }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('operator'),
      decides: fc.constantFrom('hold', 'remove', 'restore'),
      id: fc.constantFrom(...listingIds, 'mallory-11'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('moderate'),
      who: fc.constantFrom(...moderators),
      action: fc.constantFrom('remove', 'ban', ...caseActions),
      id: fc.constantFrom(...listingIds),
      isStale: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('change roles'),
      who: fc.constantFrom('selin', 'kerem'),
      has: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('object'), who }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('deliver one'), times: fc.constantFrom(1, 2) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('deliver all'), atOnce: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.constant({ does: 'release' }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('wait'), minutes: fc.constantFrom(61, 20) }),
  },
)

/** A step as a line to read. */
export function describe(step: Step): string {
  switch (step.does) {
    case 'race':
      return `at once: ${step.requests.map(describe).join('; ')}`
    case 'flood':
      return `${step.who}: create ${step.count} listings`
    case 'attack':
      return `${step.hostile.how}: ${step.hostile.path} ${shown(step.hostile.fields)}, from ${shown(step.valid)}`
    case 'save the profile':
    case 'erase the account':
      return `${step.who}: ${step.does}`
    case 'operator':
      return `operator: ${step.decides} ${step.id}`
    case 'moderate':
      return `${step.who}: ${step.action} ${step.id}${step.isStale ? ', late' : ''}`
    case 'change roles':
      return `operator: ${step.has ? 'give' : 'take'} the role of ${step.who}`
    case 'object':
      return `${step.who}: object`
    case 'deliver one':
      return `functions: run for the latest event${step.times === 2 ? ', twice' : ''}`
    case 'deliver all':
      return `functions: run for all events${step.atOnce ? ', at once' : ''}`
    case 'release':
      return 'functions: release held listings'
    case 'wait':
      return `${step.minutes} minutes pass`
    default:
      return `${step.who}: ${step.does} ${step.id}`
  }
}

const shown = (value: unknown) => JSON.stringify(value).slice(0, 1500)
