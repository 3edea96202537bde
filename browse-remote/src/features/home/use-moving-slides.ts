import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { quietMs } from '@adamarket/shared/ui/when-idle.ts'
import type { RefObject } from 'react'
import { lazy, startTransition, useEffect, useState } from 'react'

const load = async () => {
  const { MovingSlides: component } = await import(
    /* webpackChunkName: "slides" */ './moving-slides.tsx'
  )
  return { default: component }
}

export const MovingSlides = lazy(load)

const inputs = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const

/**
 * Whether the slides can move: their code is loaded when the visitor first uses the page, or after a while, since it is
 * a third of the code of this page. The moving slides replace the first one only while it does not have the focus.
 */
export function useMovingSlides(place: RefObject<HTMLElement | null>): boolean {
  const { report } = useHostServices()
  const [canMove, setCanMove] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const begin = async () => {
      await usedOrQuiet(stop.signal)
      await load()
      await focusElsewhere(place.current, stop.signal)
      if (!stop.signal.aborted) startTransition(() => setCanMove(true))
    }
    begin().catch((cause: unknown) => report({ what: 'The posters cannot be moved', cause }))
    return () => stop.abort()
  }, [place, report])
  return canMove
}

/** Resolves with the first scroll, pointer or key, or after a while without one. */
function usedOrQuiet(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, quietMs)
    signal.addEventListener('abort', () => clearTimeout(timer))
    for (const input of inputs) {
      window.addEventListener(input, () => resolve(), {
        capture: true,
        once: true,
        passive: true,
        signal,
      })
    }
  })
}

function focusElsewhere(place: HTMLElement | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (!place?.contains(document.activeElement)) resolve()
    else place.addEventListener('focusout', () => resolve(), { once: true, signal })
  })
}
