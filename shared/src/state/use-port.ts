import { useCallback, useEffect, useState } from 'react'

import type { AppError } from '#domain/app-error.ts'
import type { Result } from '#domain/result.ts'

type Outcome<Value> =
  | { readonly status: 'loading'; readonly value?: undefined; readonly error?: undefined }
  | { readonly status: 'ready'; readonly value: Value; readonly error?: undefined }
  | { readonly status: 'failed'; readonly value?: undefined; readonly error: AppError }

export type PortRead<Value> = Outcome<Value> & {
  /** The last value that was read, for whatever dependencies: to show while another one loads, or has failed. */
  readonly latest: Value | undefined
  /** Reads again. A value stays until then; after a failure the read is `loading` again. */
  readonly retry: () => void
  /** Changes the value as the page has changed it elsewhere, without reading it again. */
  readonly edit: (change: (value: Value) => Value) => void
}

type Read<Value> = () => Promise<Result<Value, AppError>> | undefined

type Answer<Value> = {
  readonly load: Read<Value>
  readonly outcome: Outcome<Value>
  readonly latest: Value | undefined
}

const loading = { status: 'loading' } as const

/**
 * Reads from a port once the component is shown, and again when a dependency changes. An answer that arrives after
 * that, or after the component is gone, is ignored.
 *
 * @param read Returns undefined while there is nothing to read: the status is `loading` until there is.
 */
export function usePort<Value>(read: Read<Value>, deps: readonly unknown[]): PortRead<Value> {
  // The dependencies are checked where the hook is called.
  // oxlint-disable-next-line react/exhaustive-deps
  const load = useCallback(read, deps)
  const [answer, setAnswer] = useState<Answer<Value>>()
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    let isCurrent = true
    void load()?.then((result) => {
      if (!isCurrent) return
      setAnswer((before) =>
        result.ok
          ? readyAnswer(load, result.value)
          : {
              load,
              outcome: { status: 'failed', error: result.error },
              latest: before?.latest,
            },
      )
    })
    return () => {
      isCurrent = false
    }
  }, [load, attempt])
  return {
    ...(answer?.load === load ? answer.outcome : loading),
    latest: answer?.latest,
    retry: () => {
      setAnswer((before) =>
        before?.outcome.status === 'failed' ? { ...before, outcome: loading } : before,
      )
      setAttempt((count) => count + 1)
    },
    edit: (change) =>
      setAnswer((before) =>
        before?.load === load && before.outcome.status === 'ready'
          ? readyAnswer(load, change(before.outcome.value))
          : before,
      ),
  }
}

function readyAnswer<Value>(load: Read<Value>, value: Value): Answer<Value> {
  return { load, outcome: { status: 'ready', value }, latest: value }
}
