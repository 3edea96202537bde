import { isRightToLeft } from '@adamarket/shared/ui/is-right-to-left.ts'
import type { PointerEvent, RefObject } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { swiped } from '#components/swiped.ts'

import type { Point, View } from './zoom.ts'
import { keepInside, toggleZoom, fittedPicture, zoomAt } from './zoom.ts'

/** The maximum distance of a tap. */
const tapSlop = 10
/** The maximum time between two taps of a double tap, in milliseconds. */
const doubleTapTime = 320

type Options = {
  /** A sideways swipe over the unzoomed picture: 1 to the next, -1 to the previous. */
  readonly onSwipe: (direction: 1 | -1) => void
}

export type Zoom<Frame extends HTMLElement> = {
  readonly view: View
  /** Whether fingers or the mouse hold the picture, which then follows without a transition. */
  readonly isHeld: boolean
  readonly frame: RefObject<Frame | null>
  readonly picture: RefObject<HTMLImageElement | null>
  /** Zooms at the centre, for keys and buttons; without a factor toggles. */
  readonly zoom: (factor?: number) => void
  /** Resets the zoom. */
  readonly reset: () => void
  /** Props of the frame. */
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onPointerMove: (event: PointerEvent) => void
    readonly onPointerUp: (event: PointerEvent) => void
    readonly onPointerCancel: (event: PointerEvent) => void
  }
}

const middle: Point = { x: 0, y: 0 }

/** Pinching, double tapping, the wheel, dragging and swiping on a picture in a frame. */
export function useZoom<Frame extends HTMLElement>({ onSwipe }: Options): Zoom<Frame> {
  const frame = useRef<Frame>(null)
  const picture = useRef<HTMLImageElement>(null)
  const [view, setView] = useState(fittedPicture)
  const [isHeld, setIsHeld] = useState(false)
  const fingers = useRef(new Map<number, Point>())
  const start = useRef(middle)
  /** There were several fingers, or one has moved: neither a tap nor a swipe. */
  const wasPinched = useRef(false)
  const lastTap = useRef({ time: 0, point: middle })

  const change = (make: (view: View) => View) =>
    setView((before) => {
      const after = make(before)
      const box = frame.current
      const { naturalWidth: width, naturalHeight: height } = picture.current ?? {}
      if (!box || !width || !height) return fittedPicture
      return keepInside(
        after,
        { width, height },
        { width: box.clientWidth, height: box.clientHeight },
      )
    })

  const placeOf = ({
    clientX,
    clientY,
  }: {
    readonly clientX: number
    readonly clientY: number
  }) => {
    const box = frame.current?.getBoundingClientRect()
    if (!box) return middle
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    // A trackpad's pinch arrives as wheel events with Ctrl, in small steps.
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002))
    const point = placeOf(event)
    change((before) => zoomAt(before, point, factor))
  })
  useEffect(() => {
    const listening = new AbortController()
    // React's own wheel listeners are passive and cannot prevent the page from zooming.
    frame.current?.addEventListener('wheel', onWheel, {
      passive: false,
      signal: listening.signal,
    })
    return () => listening.abort()
  }, [])

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    const point = placeOf(event)
    event.currentTarget.setPointerCapture?.(event.pointerId)
    if (fingers.current.size === 0) {
      start.current = point
      wasPinched.current = false
    } else wasPinched.current = true
    fingers.current.set(event.pointerId, point)
    setIsHeld(true)
  }

  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = placeOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other))
      const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      change((old) => zoomAt(moved(old, half(before, now)), between, factor))
    } else change((old) => moved(old, { x: now.x - before.x, y: now.y - before.y }))
  }

  const onPointerUp = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return
    setIsHeld(false)
    if (wasPinched.current) return
    const end = placeOf(event)
    const delta = { x: end.x - start.current.x, y: end.y - start.current.y }
    if (Math.hypot(delta.x, delta.y) < tapSlop) {
      const isDouble =
        event.timeStamp - lastTap.current.time < doubleTapTime &&
        distance(end, lastTap.current.point) < 3 * tapSlop
      lastTap.current = { time: isDouble ? 0 : event.timeStamp, point: end }
      if (isDouble) change((before) => toggleZoom(before, end))
      return
    }
    const side = swiped(delta)
    if (view.scale !== 1 || !side) return
    const next = isRightToLeft(event.currentTarget) ? 'right' : 'left'
    onSwipe(side === next ? 1 : -1)
  }

  const onPointerCancel = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId)
    wasPinched.current = true
    if (fingers.current.size === 0) setIsHeld(false)
  }

  return {
    view,
    isHeld,
    frame,
    picture,
    zoom: (factor) =>
      change((before) =>
        factor === undefined ? toggleZoom(before, middle) : zoomAt(before, middle, factor),
      ),
    reset: () => setView(fittedPicture),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function moved(view: View, { x, y }: Point): View {
  return { ...view, x: view.x + x, y: view.y + y }
}

/** When one of two fingers moves, their centre moves half as far. */
function half(before: Point, now: Point): Point {
  return { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 }
}
