import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'

import { useBackOnline } from '#contract/use-connectivity.ts'

/** Others see a new picture some seconds after it was sent, once functions have checked it: when to request it again. */
const retryDelaysMs = [3000, 12_000] as const

type Failed = {
  readonly link: string | undefined
  readonly failures: number
  readonly retries: number
}

type PictureFailures = {
  /** How often the link has failed since it was last requested again. */
  readonly failures: number
  /** For the `img`. */
  readonly attempt: {
    readonly ref: RefObject<HTMLImageElement | null>
    readonly onError: () => void
  }
}

/**
 * Counts how often a picture fails to load. After the last of its `tries` it is requested again a little later, and
 * whenever the connection is back.
 */
export function usePictureFailures(link: string | undefined, tries: number): PictureFailures {
  const [failed, setFailed] = useState<Failed>()
  const { failures, retries } =
    failed?.link === link && failed ? failed : { failures: 0, retries: 0 }
  useBackOnline(failures > 0 ? () => setFailed(undefined) : undefined)
  const wait = failures < tries ? undefined : retryDelaysMs[retries]
  useEffect(() => {
    if (wait === undefined) return undefined
    const timer = setTimeout(() => setFailed({ link, failures: 0, retries: retries + 1 }), wait)
    return () => clearTimeout(timer)
  }, [wait, link, retries])
  const onError = () => setFailed({ link, failures: failures + 1, retries })
  const noticeEarlyFailure = useEffectEvent(onError)
  // React hears nothing of a picture of a served page that failed before the script was there.
  const ref = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const image = ref.current
    if (image?.complete && image.naturalWidth === 0) noticeEarlyFailure()
  }, [link])
  return { failures, attempt: { ref, onError } }
}
