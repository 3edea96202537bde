import { formatDate } from '#domain/format-date.ts'
import type { Language } from '#domain/languages.ts'
import { maxCounted } from '#domain/ports.ts'

import { translators } from './bundled-texts.ts'
import { sharedTexts } from './shared-texts.ts'

/**
 * What buyers should know about a seller, on the profile and on the listing's page, and what one without a name is
 * called.
 */
export const sellerTexts = translators(sharedTexts('seller'))

/** @param date An ISO date */
export function memberSince(date: string, language: Language): string {
  return sellerTexts(language)('memberSince', {
    month: formatDate(new Date(date), language, 'month'),
  })
}

/** @param count As by `countActive` of the port */
export function activeListings(count: number, language: Language): string {
  const counted = count < maxCounted ? String(count) : `${count}+`
  return sellerTexts(language)('active', { count, counted })
}
