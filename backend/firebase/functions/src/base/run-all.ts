/**
 * Runs steps that do not need each other, one after the other: a failure keeps none of them from running. Rejects with
 * the failures, so that the function is retried; its steps are idempotent.
 */
export async function runAll(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) await step().catch((cause: unknown) => failures.push(cause))
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('\n'))
}
