import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { RefObject } from 'react'
import { lazy, useEffect, useState } from 'react'

let isLoaded = false

const load = async () => {
  const { MovingSlides: component } = await import(
    /* webpackChunkName: "slides" */ '#features/home/moving-slides.tsx'
  )
  isLoaded = true
  return { default: component }
}

export const MovingSlides = lazy(load)

/**
 * Whether the slides can move. Their code is fetched once it may be, and takes over when the focus is not
 * on what gives way to it; a later visit has it at once.
 */
export function useMovingSlides(place: RefObject<HTMLElement | null>, mayLoad: boolean): boolean {
  const { report } = useHostServices()
  const [canMove, setCanMove] = useState(() => isLoaded)
  useEffect(() => {
    if (canMove || !mayLoad) return undefined
    const stop = new AbortController()
    const begin = async () => {
      await painted()
      await load()
      await focusElsewhere(place.current, stop.signal)
      if (!stop.signal.aborted) setCanMove(true)
    }
    begin().catch((cause: unknown) => report({ what: 'The posters cannot be moved', cause }))
    return () => stop.abort()
  }, [canMove, mayLoad, place, report])
  return canMove
}

function focusElsewhere(place: HTMLElement | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (!place?.contains(document.activeElement)) resolve()
    else place.addEventListener('focusout', () => resolve(), { once: true, signal })
  })
}

/** Resolves once what is in the page is in sight. */
function painted(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  )
}
