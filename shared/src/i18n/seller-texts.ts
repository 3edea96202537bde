import type { i18n } from 'i18next'

import { timeZone } from '#domain/locale.ts'
import { maxCounted } from '#domain/ports.ts'

import { createNamespace } from './create-namespace.ts'

const english = {
  unnamed: 'Seller',
  memberSince: 'Member since {{month}}',
  emailConfirmed: 'Email confirmed',
  active_one: '{{counted}} active listing',
  active_other: '{{counted}} active listings',
}

export type SellerTexts = typeof english

const turkish: SellerTexts = {
  unnamed: 'Satıcı',
  memberSince: 'Üyelik: {{month}}',
  emailConfirmed: 'E-posta doğrulandı',
  active_one: '{{counted}} aktif ilan',
  active_other: '{{counted}} aktif ilan',
}

/**
 * What buyers should know about a seller, on the profile and on the listing's page, and what one without a name is
 * called.
 */
export const sellerTexts = createNamespace('seller', { en: english, tr: turkish })

/** @param date An ISO date */
export function memberSince(date: string, i18n: i18n): string {
  const format = new Intl.DateTimeFormat(i18n.language, {
    month: 'long',
    year: 'numeric',
    timeZone,
  })
  return sellerTexts(i18n)('memberSince', { month: format.format(new Date(date)) })
}

/** @param count As by `countActive` of the port */
export function activeListings(count: number, i18n: i18n): string {
  const counted = count < maxCounted ? String(count) : `${count}+`
  return sellerTexts(i18n)('active', { count, counted })
}
