import { clear, colours, darker, lighter } from './colour.ts'
import type { Light } from './light.ts'
import { mountains, sea, sky } from './nature.ts'
import type { Random } from './random.ts'
import {
  at,
  ball,
  box,
  canvas,
  cut,
  disc,
  faded,
  line,
  oval,
  radial,
  shape,
  times,
  vertical,
} from './svg.ts'

const { width, height } = canvas

export function plainWall(colour: string): string {
  return box(0, 0, width, height, vertical(lighter(colour, 0.2), darker(colour, 0.1)))
}

export function windowWithView(
  x: number,
  y: number,
  w: number,
  h: number,
  light: Light,
  random: Random,
): string {
  const view = at(
    x,
    y,
    cut(
      `window-${x}-${y}`,
      `M0,0 H${w} V${h} H0 Z`,
      at(
        -200,
        -60,
        sky(light, random, 320) + mountains(light, random, 318) + sea(light, random, 312, 460),
      ),
    ),
  )
  const frame = '#fffaf0'
  return [
    box(x - 16, y - 16, w + 32, h + 32, darker('#e9ddc8', 0.06), 4),
    view,
    box(x - 4, y - 4, 8, h + 8, frame),
    box(x + w - 4, y - 4, 8, h + 8, frame),
    box(x - 4, y - 4, w + 8, 8, frame),
    box(x + w / 2 - 5, y, 10, h, frame),
    box(x, y + h * 0.42, w, 7, frame),
    box(x - 28, y + h + 4, w + 56, 18, vertical('#fffdf6', '#d9cab0'), 3),
  ].join('')
}

export function sunPatch(x: number, y: number): string {
  const pane = (dx: number, dy: number): string =>
    shape(`M${x + dx},${y + dy} l110,34 l0,150 l-110,-34 Z`, '#fff5d83d')
  return pane(0, 0) + pane(126, 38) + pane(0, 168) + pane(126, 206)
}

export function table(wood: string, top: number): string {
  return [
    box(0, top, width, height - top, vertical(lighter(wood, 0.28), wood, darker(wood, 0.25))),
    box(0, top, width, 4, lighter(wood, 0.55)),
    times(7, (index) =>
      line(
        `M0,${top + 20 + index * 26} C260,${top + 12 + index * 28} 600,${top + 34 + index * 24} 960,${top + 18 + index * 27}`,
        clear(darker(wood, 0.4), 0.14),
        2,
      ),
    ),
  ].join('')
}

export function shelf(stone: string): string {
  return (
    box(0, 560, width, 60, vertical(lighter(stone, 0.35), stone)) +
    box(0, 620, width, 100, vertical(darker(stone, 0.14), darker(stone, 0.3))) +
    box(0, 558, width, 4, '#ffffff99')
  )
}

export function boards(wood: string, top: number): string {
  return [
    box(0, top - 26, width, 26, '#fffaf0'),
    box(0, top - 4, width, 4, '#00000022'),
    box(0, top, width, height - top, vertical(darker(wood, 0.12), wood, lighter(wood, 0.1))),
    times(15, (index) =>
      line(
        `M${480 + (index - 7) * 66},${top} L${480 + (index - 7) * 150},720`,
        clear(darker(wood, 0.5), 0.22),
        2,
      ),
    ),
    times(12, (index) =>
      line(
        `M${480 + (index - 6) * 76},${top + 20 + ((index * 67) % 150)} h${50 + (index % 3) * 14}`,
        clear(darker(wood, 0.5), 0.18),
        2,
      ),
    ),
  ].join('')
}

export function frames(x: number, y: number, random: Random): string {
  const art = (ax: number, ay: number, w: number, h: number): string => {
    const paint = random.pick([colours.sea, colours.citrus, colours.terracotta, colours.olive])
    return [
      box(ax + 5, ay + 7, w, h, '#2b1c1826', 3),
      box(ax, ay, w, h, '#8a5a3a', 3),
      box(ax + 7, ay + 7, w - 14, h - 14, '#fbf5e8'),
      disc(ax + w * 0.5, ay + h * 0.42, w * 0.2, lighter(paint, 0.25)),
      shape(
        `M${ax + 14},${ay + h - 14} Q${ax + w * 0.4},${ay + h * 0.42} ${ax + w - 14},${ay + h - 14} Z`,
        paint,
      ),
    ].join('')
  }
  return art(x, y, 110, 140) + art(x + 130, y + 30, 84, 104)
}

/** A pot plant on a table; about 150 high. */
export function plant(x: number, base: number, random: Random): string {
  const pot = random.pick([colours.terracotta, '#e9e1d2', '#5f8f97', colours.citrus])
  return at(
    x,
    base,
    [
      oval(10, 2, 60, 9, '#1a122038'),
      times(9, (index) => {
        const angle = -72 + index * 18
        return `<g transform="translate(0 -58) rotate(${angle})">${shape('M0,0 C-24,-40 -20,-90 0,-118 C20,-90 24,-40 0,0 Z', index % 2 ? vertical('#7fb077', '#3f7a52') : vertical('#5f9a62', '#2f6546'))}</g>`
      }),
      shape('M-40,-66 H40 L30,0 H-30 Z', vertical(lighter(pot, 0.25), darker(pot, 0.2))),
      box(-44, -72, 88, 14, lighter(pot, 0.2), 4),
    ].join(''),
  )
}

export function potPlant(x: number, base: number): string {
  return at(
    x,
    base,
    [
      oval(6, 4, 80, 12, '#1a122040'),
      times(
        8,
        (index) =>
          `<g transform="translate(0 -110) rotate(${-80 + index * 23})">${shape('M0,0 C-6,-60 -50,-110 -16,-190 C30,-130 34,-60 0,0 Z', index % 2 ? vertical('#79ab6d', '#356a4a') : vertical('#5a955e', '#2b5a42'))}</g>`,
      ),
      shape('M-58,-120 H58 L44,0 H-44 Z', vertical('#fff3df', '#d3b98f')),
      box(-62, -126, 124, 18, '#f6e6ca', 6),
    ].join(''),
  )
}

export function floorLamp(x: number, base: number): string {
  return at(
    x,
    base,
    [
      oval(0, 2, 50, 9, '#1a122040'),
      line('M0,0 V-340', '#4a3a31', 8),
      oval(0, -2, 42, 8, '#4a3a31'),
      disc(0, -370, 190, radial('#fff0c055', '#fff0c000')),
      shape('M-66,-330 L-40,-440 H40 L66,-330 Z', vertical('#fff3d4', '#f2cf8f')),
    ].join(''),
  )
}

export function vaseWithBranch(x: number, base: number, random: Random): string {
  const vase = random.pick(['#f6efe2', colours.sea, '#d88f77'])
  return at(
    x,
    base,
    [
      oval(8, 2, 54, 9, '#1a122038'),
      line('M0,-120 C-10,-200 10,-230 -16,-300 M0,-120 C14,-180 34,-210 44,-262', '#6d5844', 4),
      times(12, (index) =>
        oval(
          -14 + (index % 2 ? 1 : -1) * 14 + (index > 7 ? 44 : 0),
          -290 + (index % 8) * 22,
          15,
          8,
          index % 3 ? '#8a9a5b' : '#a9b57a',
        ),
      ),
      shape(
        'M-18,-130 h36 c-4,30 40,50 34,94 c-4,30 -20,36 -52,36 c-32,0 -48,-6 -52,-36 c-6,-44 38,-64 34,-94 Z',
        ball(lighter(vase, 0.45), darker(vase, 0.15)),
      ),
    ].join(''),
  )
}

export function lemons(x: number, y: number): string {
  const lemon = (dx: number, dy: number, turn: number): string =>
    `<g transform="translate(${x + dx} ${y + dy}) rotate(${turn})">${oval(5, 17, 34, 9, '#1a122030')}${shape('M-38,0 C-30,-28 26,-30 36,-4 l10,4 l-10,5 C24,30 -30,26 -38,0 Z', ball('#ffe98c', '#eeb222'))}</g>`
  return (
    lemon(0, 0, -14) +
    lemon(56, 12, 22) +
    shape(`M${x - 20},${y - 24} q-40,-26 -62,4 q36,18 62,-4 Z`, '#5c9160')
  )
}

export function sprig(x: number, y: number, random: Random): string {
  const turn = random.between(-50, 10)
  const content =
    line('M0,0 C40,-14 90,-14 150,-30', '#6d7a44', 4) +
    times(7, (index) =>
      oval(
        14 + index * 21,
        (index % 2 ? 12 : -16) - index * 3,
        20,
        7,
        index % 2 ? '#8a9a5b' : '#6f8450',
      ),
    )
  return `<g transform="translate(${x} ${y}) rotate(${Math.round(turn)})">${content}</g>`
}

export function shelfWithJars(x: number, y: number, accent: string): string {
  const jar = (dx: number, w: number, h: number, paint: string): string =>
    box(x + dx, y + 96 - h, w, h, vertical(lighter(paint, 0.4), paint), 8) +
    box(x + dx + 4, y + 88 - h, w - 8, 12, '#8a5a3a', 3)
  return [
    faded(
      0.9,
      jar(20, 46, 70, '#e9d6b4') +
        jar(78, 40, 54, accent) +
        jar(130, 50, 62, '#b98a5c') +
        jar(196, 38, 76, '#f0e6d2'),
    ),
    box(x, y + 96, 270, 12, vertical('#b98a5c', '#8a5a3a'), 2),
    box(x + 6, y + 108, 258, 8, '#2b1c1822'),
  ].join('')
}
