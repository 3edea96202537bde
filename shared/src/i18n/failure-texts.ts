import type { AppError } from '#domain/app-error.ts'

import { byLanguage } from './by-language.ts'

const english = {
  tryAgain: 'Try again',
  unavailable: 'Check your connection and try again.',
  throttled: 'Too many requests. Wait a moment and try again.',
  denied: 'You don’t have access to this.',
  unexpected: 'Something went wrong on our side. Try again in a moment.',
}

const turkish: typeof english = {
  tryAgain: 'Tekrar dene',
  unavailable: 'Bağlantınızı kontrol edip tekrar deneyin.',
  throttled: 'Çok fazla istek gönderildi. Biraz bekleyip tekrar deneyin.',
  denied: 'Buna erişim izniniz yok.',
  unexpected: 'Bizden kaynaklanan bir sorun oluştu. Birazdan tekrar deneyin.',
}

const textsOf = byLanguage({ en: english, tr: turkish })

const adviceFor = {
  unavailable: 'unavailable',
  throttled: 'throttled',
  'permission-denied': 'denied',
  unauthenticated: 'denied',
  invalid: 'unexpected',
  unexpected: 'unexpected',
} as const satisfies Record<AppError['kind'], keyof typeof english>

/** What the user can do about an error, as a sentence. */
export function failureAdvice({ kind }: AppError, language: string): string {
  return textsOf(language)[adviceFor[kind]]
}

/** The label of a retry button. */
export function tryAgainLabel(language: string): string {
  return textsOf(language).tryAgain
}
