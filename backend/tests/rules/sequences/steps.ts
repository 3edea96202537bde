import type { CaseAction } from '@adamarket/shared/domain/moderation/moderation.ts'
import { caseActions } from '@adamarket/shared/domain/moderation/moderation.ts'
import fc from 'fast-check'

export const accounts = ['mallory', 'ayse', 'deniz'] as const
export type Account = (typeof accounts)[number]

/** Few ids, so that accounts meet; the last one is the eleventh of a flood, which the limit holds. */
export const listingIds = ['x', 'y', 'mallory-11'] as const
/** Accounts that may have a role: the last one never does. */
export const moderators = ['selin', 'kerem', 'mallory'] as const
export type Moderator = (typeof moderators)[number]

export type ListingId = (typeof listingIds)[number]

/** A request of one client. */
export type Request = {
  readonly who: Account
  readonly does:
    | 'create'
    | 'change'
    | 'set active'
    | 'clear the status of'
    | 'delete'
    | 'add to favourites'
    | 'report'
  readonly id: string
}

export type Step =
  | Request
  | { readonly does: 'race'; readonly requests: readonly [Request, Request] }
  | { readonly does: 'flood'; readonly who: Account; readonly count: number }
  | { readonly does: 'save the profile'; readonly who: Account }
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

const request: fc.Arbitrary<Request> = fc.record({
  who,
  does: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('create', 'delete') },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        'change',
        'set active',
        'clear the status of',
        'add to favourites',
        'report',
      ),
    },
  ),
  id,
})

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: request },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('race'), requests: fc.tuple(request, request) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('flood'),
      who: fc.constantFrom('mallory', 'mallory', 'ayse'),
      count: fc.constantFrom(12, 9, 22),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('save the profile'), who }) },
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

export const program = fc.array(anyStep, { minLength: 6, maxLength: 30, size: 'max' })

/** A step as a line to read. */
export function describe(step: Step): string {
  switch (step.does) {
    case 'race':
      return `at once: ${step.requests.map(describe).join('; ')}`
    case 'flood':
      return `${step.who}: create ${step.count} listings`
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
