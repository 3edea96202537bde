import * as v from 'valibot'

import type { AppError } from '#domain/app-error.ts'
import { appError } from '#domain/app-error.ts'
import type { Result } from '#domain/result.ts'
import { err, ok } from '#domain/result.ts'

const filledText = v.pipe(v.string(), v.nonEmpty())
const address = v.object({
  host: filledText,
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
})

const schema = v.object({
  firebase: v.object({
    projectId: filledText,
    apiKey: filledText,
    authDomain: filledText,
    storageBucket: filledText,
    appId: filledText,
  }),
  /** The region of the functions that pages call; without it, Firebase's default. */
  region: v.exactOptional(filledText),
  /** The site key of reCAPTCHA Enterprise; without it App Check is off. */
  appCheckKey: v.exactOptional(filledText),
  emulators: v.exactOptional(
    v.object({
      auth: v.pipe(v.string(), v.url()),
      firestore: address,
      storage: address,
      functions: address,
    }),
  ),
})

/** The Firebase project of the site, and its emulators, which production does not have. */
export type FirebaseSettings = v.InferOutput<typeof schema>

/** Reads the settings of the page's environment; `invalid` names the first wrong one. */
export function parseFirebaseSettings(input: unknown): Result<FirebaseSettings, AppError> {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return ok(parsed.output)
  const [issue] = parsed.issues
  const place = v.getDotPath(issue) ?? 'settings'
  return err(appError('invalid', new Error(`Firebase settings, ${place}: ${issue.message}`)))
}
