import type { AppError } from './app-error.ts'
import type { Result } from './result.ts'

/** What a promise resolves to, such as code that is loaded on demand; `unavailable` when it rejects. */
export async function resultOf<Value>(promise: Promise<Value>): Promise<Result<Value, AppError>> {
  try {
    return { ok: true, value: await promise }
  } catch (cause) {
    return { ok: false, error: { kind: 'unavailable', cause } }
  }
}
