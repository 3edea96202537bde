import type { AppError } from '#domain/app-error.ts'
import type { Language } from '#i18n/languages.ts'
import { parseLanguage } from '#i18n/languages.ts'

const english = {
  tryAgain: 'Try again',
  unavailable: 'Check your connection and try again.',
  throttled: 'Too many requests at the moment. Wait a little and try again.',
  denied: 'You have no access to this.',
  unexpected: 'Something went wrong on our side. Try again in a moment.',
}

const turkish: typeof english = {
  tryAgain: 'Yeniden dene',
  unavailable: 'Bağlantınızı kontrol edip yeniden deneyin.',
  throttled: 'Şu anda çok fazla istek var. Biraz bekleyip yeniden deneyin.',
  denied: 'Buna erişiminiz yok.',
  unexpected: 'Bizden kaynaklanan bir sorun oluştu. Biraz sonra yeniden deneyin.',
}

const texts: Readonly<Record<Language, typeof english>> = { en: english, tr: turkish }

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

function textsOf(language: string): typeof english {
  return texts[parseLanguage(language) ?? 'en']
}
