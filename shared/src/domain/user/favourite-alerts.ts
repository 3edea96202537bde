import type { Language } from '#domain/languages.ts'

/** Whether a user gets an email when a favourite gets cheaper or is sold (specification, section 2.15). */
export type FavouriteAlerts = {
  readonly isOn: boolean
  /** The language of the emails. */
  readonly language: Language
}
