import { FirebaseError } from 'firebase/app'
import { expect, it } from 'vitest'

import { mapError } from './map-error.ts'
import { TimeLimitError } from './time-limit.ts'

it.each([
  ['unavailable', 'unavailable'],
  ['deadline-exceeded', 'unavailable'],
  ['unknown', 'unavailable'],
  ['permission-denied', 'permission-denied'],
  ['unauthenticated', 'unauthenticated'],
  ['resource-exhausted', 'throttled'],
  ['invalid-argument', 'invalid'],
  ['failed-precondition', 'unexpected'],
  ['toString', 'unexpected'],
])('maps %s to %s', (code, kind) => {
  const error = new FirebaseError(code, 'for a reason')
  expect(mapError(error)).toEqual({ kind, cause: error })
})

it('maps a time limit, and an answer that is no JSON, to unavailable, and a bug to unexpected', () => {
  expect(mapError(new SyntaxError()).kind).toBe('unavailable')
  expect(mapError(new TimeLimitError()).kind).toBe('unavailable')
  expect(mapError(new TypeError()).kind).toBe('unexpected')
  expect(mapError('thrown text').kind).toBe('unexpected')
})
