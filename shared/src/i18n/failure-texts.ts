import type { i18n } from 'i18next'

import type { AppError } from '#domain/app-error.ts'

import { createNamespace } from './create-namespace.ts'

const english = {
  tryAgain: 'Try again',
  unavailable: 'Check your connection and try again.',
  throttled: 'Too many requests. Wait a moment and try again.',
  denied: 'You don’t have access to this.',
  unexpected: 'Something went wrong on our side. Try again in a moment.',
}

export type FailureTexts = typeof english

const turkish: FailureTexts = {
  tryAgain: 'Tekrar dene',
  unavailable: 'Bağlantınızı kontrol edip tekrar deneyin.',
  throttled: 'Çok fazla istek gönderildi. Biraz bekleyip tekrar deneyin.',
  denied: 'Buna erişim izniniz yok.',
  unexpected: 'Bizden kaynaklanan bir sorun oluştu. Birazdan tekrar deneyin.',
}

const failureTexts = createNamespace('failure', { en: english, tr: turkish })

const adviceFor = {
  unavailable: 'unavailable',
  throttled: 'throttled',
  'permission-denied': 'denied',
  unauthenticated: 'denied',
  invalid: 'unexpected',
  unexpected: 'unexpected',
} as const satisfies Record<AppError['kind'], keyof FailureTexts>

/** What the user can do about an error, as a sentence. */
export function failureAdvice({ kind }: AppError, i18n: i18n): string {
  return failureTexts(i18n)(adviceFor[kind])
}

/** The label of a retry button. */
export function tryAgainLabel(i18n: i18n): string {
  return failureTexts(i18n)('tryAgain')
}
