import type { Language } from '#domain/languages.ts'
import { timeZone } from '#domain/locale.ts'
import { maxCounted } from '#domain/ports.ts'

import { byLanguage } from './by-language.ts'

const english = {
  unnamed: 'Seller',
  memberSince: (date: string) => `Member since ${monthOf(date, 'en')}`,
  emailConfirmed: 'Email confirmed',
  /** @param count as by `countActive` of the port */
  active: (count: number) => `${counted(count)} active ${count === 1 ? 'listing' : 'listings'}`,
}

const turkish: typeof english = {
  unnamed: 'Satıcı',
  memberSince: (date) => `Üyelik: ${monthOf(date, 'tr')}`,
  emailConfirmed: 'E-posta doğrulandı',
  active: (count) => `${counted(count)} aktif ilan`,
}

function monthOf(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone })
  return format.format(new Date(date))
}

function counted(count: number): string {
  return count < maxCounted ? String(count) : `${count}+`
}

/**
 * What buyers should know about a seller, on the profile and on the listing's page, and what one without a name is
 * called.
 */
export const sellerTexts = byLanguage({ en: english, tr: turkish })
