import type { Listing } from './listing.ts'

/**
 * How long a listing counts as available, in milliseconds: then its seller is asked. Without an answer, the listing is
 * hidden after the same time.
 */
export const availabilityTerm = 30 * 24 * 60 * 60 * 1000

type Dates = Pick<Listing, 'timestamp' | 'renewedAt' | 'askedAt'>

/** Whether its seller was asked whether it is still available, and has not answered: such listings come last in lists. */
export function isUnanswered({ renewedAt, askedAt }: Omit<Dates, 'timestamp'>): boolean {
  return askedAt !== undefined && (renewedAt === undefined || renewedAt < askedAt)
}

/** What has to happen to an active listing; undefined if nothing. The age of a listing without a time is unknown. */
export function dueAction(listing: Dates, now: Date): 'ask' | 'hide' | undefined {
  const { timestamp = '', renewedAt = timestamp, askedAt = '' } = listing
  const isOver = (since: string) => !(Date.parse(since) > now.getTime() - availabilityTerm)
  if (isUnanswered(listing)) return isOver(askedAt) ? 'hide' : undefined
  return isOver(renewedAt) ? 'ask' : undefined
}
