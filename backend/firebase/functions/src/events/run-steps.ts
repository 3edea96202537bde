import { setTimeout as wait } from 'node:timers/promises'

import type { Firestore } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import * as v from 'valibot'

import { deleteAll } from '#functions/base/delete-all.ts'
import { shortHash } from '#functions/limits/record-action.ts'

/** Options of a function that runs steps: a failed event comes again, for a day. */
export const withSteps = { retry: true, timeoutSeconds: 540 } as const

/** How long a step may take: the function has the rest of its time to note what the others have done. */
const maxStepMs = 500_000

/** How long it is noted which steps of an event are left, in milliseconds: longer than the event comes again. */
const eventRetentionMs = 7 * 24 * 60 * 60_000

/** One thing that a function does about an event. Idempotent: it may run again after it has succeeded. */
export type Step = {
  readonly name: string
  /** Whether this event needs it; if absent, it does. */
  readonly when?: boolean
  /** Names of earlier steps in the list that must have succeeded before it begins. */
  readonly after?: readonly string[]
  readonly run: () => Promise<unknown>
}

/** An event, by its id, which stays the same when it comes again, and the function that runs its steps. */
export type HandledEvent = { readonly functionName: string; readonly id: string }

const storedSchema = v.object({ done: v.fallback(v.array(v.string()), []) })

/**
 * Runs the steps of an event at the same time, except for those that come after others. When some fail, the others
 * go on; `unfinishedEvents` then has which ones have succeeded, and the event comes again for those that have not.
 * Rejects with the names of the steps that are left.
 *
 * @param maxMs how long a step may take, in milliseconds; one that takes longer has failed
 */
export async function runSteps(
  firestore: Firestore,
  { functionName, id }: HandledEvent,
  steps: readonly Step[],
  maxMs = maxStepMs,
): Promise<void> {
  const needed = steps.filter(({ when = true }) => when)
  if (needed.length === 0) return
  const unfinished = firestore
    .collection('unfinishedEvents')
    .doc(`${functionName}-${shortHash(id)}`)
  const stored = await unfinished.get()
  const done = new Set(v.parse(storedSchema, stored.data() ?? {}).done)
  const running = new Map<string, Promise<boolean>>()
  const succeeds = async ({ name, after = [], run }: Step): Promise<boolean> => {
    if (done.has(name)) return true
    const before = await Promise.all(after.map((other) => running.get(other) ?? true))
    if (before.includes(false)) return false
    try {
      await withinTime(run(), maxMs)
      return true
    } catch (error) {
      logFailure({ function: functionName, step: name, event: id }, error)
      return false
    }
  }
  for (const step of needed) running.set(step.name, succeeds(step))
  const left: string[] = []
  for (const [name, succeeded] of running) if (!(await succeeded)) left.push(name)
  if (left.length === 0) {
    if (stored.exists) await unfinished.delete()
    return
  }
  const succeeded = [...running.keys()].filter((name) => !left.includes(name))
  const at: unknown = stored.get('at') ?? FieldValue.serverTimestamp()
  await unfinished.set({ function: functionName, done: succeeded, left, at })
  throw new Error(`Steps of ${functionName} are left: ${left.join(', ')}`)
}

/** Alerts count these lines. */
function logFailure(labels: Readonly<Record<string, string>>, error: unknown): void {
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error)
  // `logger.error` would add the stack of this line instead.
  logger.write({ severity: 'ERROR', message: 'A step has failed', ...labels, stack_trace: cause })
}

async function withinTime(work: Promise<unknown>, maxMs: number): Promise<void> {
  const ended = new AbortController()
  const tooLate = wait(maxMs, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`It takes longer than ${maxMs} ms`)
  })
  try {
    await Promise.race([work, tooLate])
  } finally {
    ended.abort()
    tooLate.catch(() => {})
  }
}

/** Forgets the steps that were left more than a week before `now`, in milliseconds since 1970: their events are gone. */
export async function forgetOldEvents(firestore: Firestore, now: number): Promise<void> {
  const old = new Date(now - eventRetentionMs)
  await deleteAll(firestore.collection('unfinishedEvents').where('at', '<', old))
}
