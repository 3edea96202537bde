/** A seller whose listings a user does not want to see (specification, section 2.10). */
export type BlockedSeller = {
  readonly sellerId: string
  /** The seller's name when they were blocked; empty without one. */
  readonly name: string
  /** ISO 8601. */
  readonly blockedAt: string
}

/** Whether a user is one of the sellers whose listings are not shown. */
export function isBlocked(blocked: readonly BlockedSeller[], userId: string | undefined): boolean {
  return blocked.some(({ sellerId }) => sellerId === userId)
}

/** The limit for one user. */
export const maxBlockedSellers = 200
