/** The outcome of an operation that can be expected to fail. Exceptions are for bugs. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure }

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

export function err<Failure>(error: Failure): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error }
}

/** The values of all results, or the first failure. */
export function allOk<Value, Failure>(
  results: readonly Result<Value, Failure>[],
): Result<readonly Value[], Failure> {
  const failed = results.find((result) => !result.ok)
  return failed ?? ok(results.flatMap((result) => (result.ok ? [result.value] : [])))
}
