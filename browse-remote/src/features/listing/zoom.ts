/** The zoom of a picture, and its offset from the centre of the window, in pixels. */
export type View = { readonly scale: number; readonly x: number; readonly y: number }

/** A point in the window, in pixels from its centre. */
export type Point = { readonly x: number; readonly y: number }

type Size = { readonly width: number; readonly height: number }

export const fittedPicture: View = { scale: 1, x: 0, y: 0 }

export const maxZoom = 5

/** The zoom of a double tap or the button. */
export const closeUp = 2.5

/** Zooms by a factor and keeps the point in place. */
export function zoomAt(view: View, point: Point, factor: number): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), maxZoom)
  const growth = scale / view.scale
  return {
    scale,
    x: point.x - (point.x - view.x) * growth,
    y: point.y - (point.y - view.y) * growth,
  }
}

/** Zooms in at the point, or out if the picture is zoomed. */
export function toggleZoom(view: View, point: Point): View {
  return view.scale > 1 ? fittedPicture : zoomAt(view, point, closeUp)
}

/** Moves the picture so that its edges do not leave those of the window. */
export function keepInside(view: View, picture: Size, window: Size): View {
  const fit = Math.min(window.width / picture.width, window.height / picture.height)
  const room = (shown: number, available: number) =>
    Math.max(0, (shown * fit * view.scale - available) / 2)
  const x = room(picture.width, window.width)
  const y = room(picture.height, window.height)
  return { scale: view.scale, x: clamp(view.x, x), y: clamp(view.y, y) }
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, -max), max)
}
