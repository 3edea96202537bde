/** How a picture is looked at: enlarged, and moved from the middle of the window, in pixels. */
export type View = { readonly scale: number; readonly x: number; readonly y: number }

/** A place in the window, in pixels from its middle. */
export type Point = { readonly x: number; readonly y: number }

type Size = { readonly width: number; readonly height: number }

export const wholePicture: View = { scale: 1, x: 0, y: 0 }

export const maxZoom = 5

/** What a double tap or the button zooms to. */
export const closeUp = 2.5

/** Enlarges by a factor; what lies under the point stays there. */
export function zoomAt(view: View, point: Point, factor: number): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), maxZoom)
  const growth = scale / view.scale
  return {
    scale,
    x: point.x - (point.x - view.x) * growth,
    y: point.y - (point.y - view.y) * growth,
  }
}

/** Close up at the point; the whole picture when it was enlarged already. */
export function toggleZoom(view: View, point: Point): View {
  return view.scale > 1 ? wholePicture : zoomAt(view, point, closeUp)
}

/** Moves the picture back so far that its edges do not leave those of the window. */
export function keepInside(view: View, picture: Size, window: Size): View {
  const fit = Math.min(window.width / picture.width, window.height / picture.height)
  const room = (shown: number, available: number) =>
    Math.max(0, (shown * fit * view.scale - available) / 2)
  const x = room(picture.width, window.width)
  const y = room(picture.height, window.height)
  return { scale: view.scale, x: clamp(view.x, x), y: clamp(view.y, y) }
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, -most), most)
}
