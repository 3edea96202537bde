import { describe, expect, it } from 'vitest'

import { closeUp, keepInside, maxZoom, toggleZoom, fittedPicture, zoomAt } from './zoom.ts'

const point = { x: 100, y: -40 }

describe('zooming', () => {
  it('keeps the point under the pointer in place', () => {
    const before = { scale: 2, x: 30, y: 10 }
    const after = zoomAt(before, point, 1.5)
    const placeIn = (view: typeof before) => [
      (point.x - view.x) / view.scale,
      (point.y - view.y) / view.scale,
    ]
    expect(after.scale).toBe(3)
    expect(placeIn(after)).toEqual(placeIn(before))
  })

  it('is limited to the fitted picture and the maximum', () => {
    expect(zoomAt(fittedPicture, point, 0.1)).toEqual(fittedPicture)
    expect(zoomAt(fittedPicture, point, 100).scale).toBe(maxZoom)
  })

  it('by a double tap toggles', () => {
    const close = toggleZoom(fittedPicture, point)
    expect(close.scale).toBe(closeUp)
    expect(toggleZoom(close, point)).toEqual(fittedPicture)
  })
})

describe('moving', () => {
  const picture = { width: 1600, height: 800 }
  const window = { width: 800, height: 600 }

  it('stops when the edge of the picture reaches that of the window', () => {
    // Shown at 800 × 400, so at 1600 × 800 when doubled: 400 to either side, 100 up and down.
    expect(keepInside({ scale: 2, x: 900, y: -900 }, picture, window)).toEqual({
      scale: 2,
      x: 400,
      y: -100,
    })
    expect(keepInside({ scale: 2, x: 12, y: 34 }, picture, window)).toEqual({
      scale: 2,
      x: 12,
      y: 34,
    })
  })

  it('does nothing along a side that is completely visible', () => {
    expect(keepInside({ scale: 1.2, x: 0, y: 50 }, picture, window)).toMatchObject({ y: 0 })
  })
})
