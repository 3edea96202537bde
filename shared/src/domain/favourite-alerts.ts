import type { Language } from './languages.ts'

/** Whether a user is told by email when a favourite gets cheaper or is sold (specification, section 2.15). */
export type FavouriteAlerts = {
  readonly isOn: boolean
  /** The one that the emails are in. */
  readonly language: Language
}
