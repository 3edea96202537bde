/** Every picture is drawn on a canvas of this size: 4:3, as the cards of the site show it. */
export const canvas = { width: 960, height: 720 } as const

/** The size of the finished picture, in pixels. */
export const pixels = { width: 1280, height: 960 } as const

/** What a `fill` or `stroke` takes: a colour, or one of the gradients below. */
export type Paint = string

/**
 * Gradients are written where they are used, as a token; `picture` moves each distinct one into the
 * definitions. Drawing stays plain functions that return text.
 */
const gradientToken = /gradient\((\w+);([^)]*)\)/g

const gradientShapes: Readonly<Record<string, string>> = {
  vertical: 'linearGradient x1="0" y1="0" x2="0" y2="1"',
  horizontal: 'linearGradient x1="0" y1="0" x2="1" y2="0"',
  diagonal: 'linearGradient x1="0" y1="0" x2="1" y2="1"',
  radial: 'radialGradient cx="0.5" cy="0.5" r="0.5"',
  ball: 'radialGradient cx="0.36" cy="0.3" r="0.8"',
}

const gradient =
  (form: string) =>
  (...stops: readonly string[]): Paint =>
    `gradient(${form};${stops.join(' ')})`

export const vertical = gradient('vertical')
export const horizontal = gradient('horizontal')
export const diagonal = gradient('diagonal')
export const radial = gradient('radial')
/** Lit from the upper left, like a ball. */
export const ball = gradient('ball')

export function box(x: number, y: number, w: number, h: number, fill: Paint, radius = 0): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${radius}" fill="${fill}"/>`
}

export function disc(cx: number, cy: number, radius: number, fill: Paint): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(radius)}" fill="${fill}"/>`
}

export function oval(cx: number, cy: number, rx: number, ry: number, fill: Paint): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`
}

/** A filled path. */
export function shape(d: string, fill: Paint): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** A line with round ends along a path. */
export function line(d: string, colour: Paint, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function ring(cx: number, cy: number, radius: number, colour: Paint, width: number): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(radius)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
}

export function at(x: number, y: number, content: string, scale = 1): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})">${content}</g>`
}

export function turned(degrees: number, content: string): string {
  return `<g transform="rotate(${n(degrees)})">${content}</g>`
}

export function mirrored(content: string): string {
  return `<g transform="scale(-1 1)">${content}</g>`
}

export function faded(opacity: number, content: string): string {
  return `<g opacity="${opacity}">${content}</g>`
}

/** Content cut to a path. The id must be unique within the picture. */
export function cut(id: string, d: string, content: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

/** Something `count` times; the index runs from 0. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** The document around a drawing. */
export function picture(content: string): string {
  const ids = new Map<string, string>()
  const body = content.replace(gradientToken, (token) => {
    const id = ids.get(token) ?? `g${ids.size}`
    ids.set(token, id)
    return `url(#${id})`
  })
  const definitions = [...ids].map(([token, id]) => definition(token, id)).join('')
  const { width, height } = canvas
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels.width}" height="${pixels.height}" viewBox="0 0 ${width} ${height}"><defs>${definitions}</defs>${body}</svg>`
}

function definition(token: string, id: string): string {
  const [, kind = '', list = ''] = [...token.matchAll(gradientToken)][0] ?? []
  const shapeOf = gradientShapes[kind] ?? ''
  const colours = list.split(' ')
  const stops = colours.map(
    (colour, index) =>
      `<stop offset="${n(index / Math.max(1, colours.length - 1))}" stop-color="${colour.slice(0, 7)}" stop-opacity="${opacityOf(colour)}"/>`,
  )
  return `<${shapeOf.replace(' ', ` id="${id}" `)}>${stops.join('')}</${shapeOf.split(' ')[0]}>`
}

function opacityOf(colour: string): number {
  return colour.length < 9 ? 1 : n(Number.parseInt(colour.slice(7, 9), 16) / 255)
}

function n(value: number): number {
  return Math.round(value * 100) / 100
}
