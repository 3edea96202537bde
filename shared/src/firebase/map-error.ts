import { FirebaseError } from 'firebase/app'

import type { AppError } from '#domain/app-error.ts'
import { appError } from '#domain/app-error.ts'

import { TimeLimitError } from './time-limit.ts'

const kindByCode: ReadonlyMap<string, AppError['kind']> = new Map([
  ['unavailable', 'unavailable'],
  ['deadline-exceeded', 'unavailable'],
  ['aborted', 'unavailable'],
  ['cancelled', 'unavailable'],
  ['permission-denied', 'permission-denied'],
  ['unauthenticated', 'unauthenticated'],
  ['resource-exhausted', 'throttled'],
  ['invalid-argument', 'invalid'],
  ['out-of-range', 'invalid'],
])

/** The error of a page for an exception from Firestore. */
export function mapError(error: unknown): AppError {
  if (error instanceof TimeLimitError) return appError('unavailable', error)
  if (!(error instanceof FirebaseError)) return appError('unexpected', error)
  return appError(kindByCode.get(error.code) ?? 'unexpected', error)
}
