import type { AppError } from '#domain/app-error.ts'
import type { Language } from '#domain/languages.ts'

import type en from '#texts/en/failure.json'

import { translators } from './bundled-texts.ts'
import { sharedTexts } from './shared-texts.ts'

const failureTexts = translators(sharedTexts('failure'))

const adviceFor = {
  unavailable: 'unavailable',
  throttled: 'throttled',
  'permission-denied': 'denied',
  unauthenticated: 'denied',
  invalid: 'unexpected',
  unexpected: 'unexpected',
} as const satisfies Record<AppError['kind'], keyof typeof en>

/** What the user can do about an error, as a sentence. */
export function failureAdvice({ kind }: AppError, language: Language): string {
  return failureTexts(language)(adviceFor[kind])
}

/** The label of a retry button. */
export function tryAgainLabel(language: Language): string {
  return failureTexts(language)('tryAgain')
}
