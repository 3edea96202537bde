import { FirebaseError } from 'firebase/app'

import type { AppError } from '#domain/app-error.ts'
import { appError } from '#domain/app-error.ts'

import { TimeLimitError } from './time-limit.ts'

const kindByCode: ReadonlyMap<string, AppError['kind']> = new Map([
  ['unavailable', 'unavailable'],
  ['deadline-exceeded', 'unavailable'],
  ['aborted', 'unavailable'],
  ['cancelled', 'unavailable'],
  ['internal', 'unavailable'],
  // The lite client says so when a request does not reach the backend.
  ['unknown', 'unavailable'],
  ['permission-denied', 'permission-denied'],
  ['unauthenticated', 'unauthenticated'],
  ['resource-exhausted', 'throttled'],
  ['invalid-argument', 'invalid'],
  ['out-of-range', 'invalid'],
])

/** The error of a page for an exception from Firestore. */
export function mapError(error: unknown): AppError {
  // What is no JSON comes from something between the site and Firestore.
  const isNoAnswer = error instanceof TimeLimitError || error instanceof SyntaxError
  if (isNoAnswer) return appError('unavailable', error)
  if (!(error instanceof FirebaseError)) return appError('unexpected', error)
  return appError(kindByCode.get(error.code) ?? 'unexpected', error)
}
