import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { RefObject } from 'react'
import { lazy, startTransition, useEffect, useState } from 'react'

const load = async () => {
  const { MovingSlides: component } = await import(
    /* webpackChunkName: "slides" */ './moving-slides.tsx'
  )
  return { default: component }
}

export const MovingSlides = lazy(load)

/**
 * Whether the slides can move: their code is loaded once they may, since measuring the page would delay a
 * returning visitor. The moving slides replace the first one only while it does not have the focus.
 */
export function useMovingSlides(place: RefObject<HTMLElement | null>, mayMove: boolean): boolean {
  const { report } = useHostServices()
  const [canMove, setCanMove] = useState(false)
  useEffect(() => {
    if (canMove || !mayMove) return undefined
    const stop = new AbortController()
    const begin = async () => {
      await painted()
      await load()
      await focusElsewhere(place.current, stop.signal)
      if (!stop.signal.aborted) startTransition(() => setCanMove(true))
    }
    begin().catch((cause: unknown) => report({ what: 'The posters cannot be moved', cause }))
    return () => stop.abort()
  }, [canMove, mayMove, place, report])
  return canMove
}

function focusElsewhere(place: HTMLElement | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (!place?.contains(document.activeElement)) resolve()
    else place.addEventListener('focusout', () => resolve(), { once: true, signal })
  })
}

/** Resolves after the next paint. */
function painted(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  )
}
