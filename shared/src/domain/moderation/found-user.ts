import type { ModerationCase, SellerStanding } from './moderation.ts'

/** The longest search for a user, in characters: the address of a profile. */
export const maxUserSearchLength = 300

/** A user as moderators find them. */
export type FoundUser = {
  readonly id: string
  /** Empty without a profile. */
  readonly name: string
  readonly standing: SellerStanding
  /** Open ones and others, up to 20. */
  readonly cases: readonly Pick<ModerationCase, 'id' | 'title' | 'status'>[]
}
