import type { AppError } from '#domain/app-error.ts'
import type { Result } from '#domain/result.ts'
import { err, ok } from '#domain/result.ts'

import { mapError } from './map-error.ts'
import { withinTimeLimit } from './time-limit.ts'

/** The outcome of a request to the backend, with a time limit. */
export async function toResult<Value>(
  request: () => Promise<Value>,
): Promise<Result<Value, AppError>> {
  try {
    return ok(await withinTimeLimit(request()))
  } catch (error) {
    return err(mapError(error))
  }
}

/** The outcome of a write, which may still take effect after the time limit. */
export async function write(request: () => Promise<unknown>): Promise<Result<undefined, AppError>> {
  const written = await toResult(request)
  return written.ok ? ok(undefined) : written
}
