import { clear } from './colour.ts'
import { box, canvas, radial, vertical } from './svg.ts'

/** The light of an hour of the day: it colours sky, sea and air of a picture. */
export type Light = {
  readonly sky: readonly [top: string, middle: string, horizon: string]
  readonly sun: string
  /** Height of the sun on the canvas, from the top. */
  readonly sunY: number
  /** What far things fade towards. */
  readonly air: string
  readonly sea: readonly [far: string, near: string]
  /** Laid over the whole picture, with this opacity. */
  readonly tint: readonly [colour: string, opacity: number]
}

export const lights = {
  dawn: {
    sky: ['#7fb0d8', '#f3d3c6', '#fbe6cf'],
    sun: '#fff1d6',
    sunY: 250,
    air: '#efd6cf',
    sea: ['#8fc0cf', '#3b8ba8'],
    tint: ['#ffb38a', 0.09],
  },
  noon: {
    sky: ['#3d9bd6', '#8accea', '#dbf1f3'],
    sun: '#fffdf2',
    sunY: 110,
    air: '#c9e6ee',
    sea: ['#3fb0c6', '#0f7799'],
    tint: ['#fff4d0', 0.05],
  },
  afternoon: {
    sky: ['#57a7cf', '#b9dcd8', '#fbe7bd'],
    sun: '#fff3c4',
    sunY: 190,
    air: '#ecdcb6',
    sea: ['#6fbcc4', '#1c7f9b'],
    tint: ['#ffc25c', 0.11],
  },
  dusk: {
    sky: ['#41508c', '#c98394', '#fbb777'],
    sun: '#ffe3a8',
    sunY: 300,
    air: '#d49a92',
    sea: ['#d89a8c', '#3f5f8f'],
    tint: ['#ff8a5c', 0.13],
  },
} as const satisfies Record<string, Light>

/** The last touch of every picture: warm light from the upper left, a darker edge. */
export function glow({ tint: [colour, opacity] }: Light): string {
  const { width, height } = canvas
  return [
    box(0, 0, width, height, clear(colour, opacity)),
    `<ellipse cx="150" cy="60" rx="700" ry="560" fill="${radial('#fff6df45', '#fff6df00')}"/>`,
    box(0, height - 200, width, 200, vertical('#1a122000', '#1a122038')),
  ].join('')
}
