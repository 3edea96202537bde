import { clear, colours, darker, lighter, mix } from './colour.ts'
import type { Light } from './light.ts'
import { bougainvillea, leafShadow, mountains, sea, sky } from './nature.ts'
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

/** A place for a thing: what is behind it, and how high above the bottom it stands. */
export type Setting = (
  light: Light,
  random: Random,
) => { readonly back: string; readonly base: number }

const walls = [
  '#f3e4cf',
  '#dfe8e0',
  '#cfe0e2',
  '#f1d5c4',
  '#e8dcc6',
  '#d9dfc8',
  '#f5ddb0',
  '#dcd5e4',
] as const

/** A wooden table before a window to the sea. */
export const windowTable: Setting = (light, random) => {
  const wall = random.pick(walls)
  const wood = random.pick([colours.oak, colours.walnut, '#b9844f', '#dcbf95'])
  const windowX = random.pick([80, 560])
  return {
    base: 600,
    back: [
      plainWall(wall),
      windowWithView(windowX, 50, 300, 330, light, random),
      sunPatch(windowX === 80 ? 520 : 60, 90),
      table(wood, 520),
      random.chance(0.7)
        ? plant(windowX === 80 ? 860 : 90, 540, random)
        : lemons(windowX === 80 ? 830 : 130, 578),
    ].join(''),
  }
}

/** A shelf before a painted arch. */
export const paintedArch: Setting = (_, random) => {
  const wall = random.pick(walls)
  const arch = random.pick([
    colours.terracotta,
    colours.citrus,
    colours.sea,
    colours.olive,
    '#d88f77',
    '#6fa3a0',
  ])
  return {
    base: 604,
    back: [
      plainWall(wall),
      shape('M220,560 V330 A260,260 0 0 1 740,330 V560 Z', vertical(lighter(arch, 0.22), arch)),
      sunPatch(random.pick([20, 460]), 60),
      leafShadow(random),
      shelf(mix(wall, colours.limestone, 0.6)),
      random.chance(0.5) ? plant(120, 552, random) : vaseWithBranch(838, 566, random),
    ].join(''),
  }
}

/** A round plinth before a big pale sun. */
export const plinth: Setting = (_, random) => {
  const tone = random.pick(['#bcdcdc', '#f3c9ae', '#f3d98f', '#cddab0', '#d9cbe2', '#e9c3bd'])
  return {
    base: 606,
    back: [
      box(0, 0, width, height, vertical(lighter(tone, 0.45), tone)),
      disc(480, 330, 290, radial(lighter(tone, 0.75), lighter(tone, 0.35))),
      leafShadow(random),
      box(0, 560, width, 160, vertical(darker(tone, 0.04), darker(tone, 0.2))),
      oval(500, 664, 420, 50, '#1a122030'),
      shape(
        'M90,606 V640 A390,58 0 0 0 870,640 V606 Z',
        vertical(colours.limestone, darker(colours.sand, 0.12)),
      ),
      oval(480, 606, 390, 58, vertical('#fbf3e3', colours.limestone)),
    ].join(''),
  }
}

/** A whitewashed table on a terrace over the sea. */
export const terrace: Setting = (light, random) => ({
  base: 606,
  back: [
    sky(light, random, 340),
    sea(light, random, 320, 480),
    box(0, 410, width, 18, vertical('#fffaf0', '#d8c8a8')),
    times(13, (index) =>
      at(
        index * 80 + 10,
        428,
        shape(
          'M-12,0 h24 c6,22 -10,30 -6,56 c10,14 14,26 6,40 h-24 c-8,-14 -4,-26 6,-40 c4,-26 -12,-34 -6,-56 Z',
          vertical('#fff6e6', '#d2be99'),
        ),
      ),
    ),
    box(0, 514, width, 20, '#e0cfae'),
    table('#e9e1d2', 530),
    bougainvillea(random.pick([30, 930]), 90, 160, random),
  ].join(''),
})

/** Linen seen from above, leaves throwing their shadow on it. */
export const linen: Setting = (_, random) => {
  const cloth = random.pick(['#f3eadb', '#dfe9e6', '#f0dccb', '#e6e3d1', '#dbe4ea'])
  return {
    base: 590,
    back: [
      box(0, 0, width, height, vertical(lighter(cloth, 0.3), darker(cloth, 0.1))),
      times(5, (index) => {
        const x = index * 230 - 120
        return shape(
          `M${x},0 C${x + 120},240 ${x - 20},480 ${x + 110},720 L${x + 190},720 C${x + 60},470 ${x + 190},230 ${x + 60},0 Z`,
          clear(darker(cloth, 0.3), 0.1),
        )
      }),
      leafShadow(random),
      lemons(random.pick([120, 850]), 150),
      sprig(random.pick([90, 800]), 640, random),
    ].join(''),
  }
}

/** A room with a floor, for what is large. */
export const livingRoom: Setting = (light, random) => {
  const wall = random.pick(walls)
  const floor = random.pick(['#c99b66', '#a9714a', '#d9c6a5', '#b98a5c'])
  const windowX = random.pick([60, 620])
  return {
    base: 640,
    back: [
      plainWall(wall),
      windowWithView(windowX, 60, 280, 300, light, random),
      frames(windowX === 60 ? 640 : 130, 110, random),
      sunPatch(windowX === 60 ? 480 : 20, 120),
      boards(floor, 520),
      random.chance(0.7)
        ? potPlant(windowX === 60 ? 880 : 80, 590)
        : floorLamp(windowX === 60 ? 890 : 70, 600),
    ].join(''),
  }
}

/** A bright kitchen worktop with tiles behind. */
export const kitchen: Setting = (light, random) => {
  const tile = random.pick(['#e8f0ee', '#d7e6e6', '#f4e7d2', '#dfe7d5'])
  const accent = random.pick([colours.sea, colours.terracotta, colours.citrus, colours.olive])
  return {
    base: 606,
    back: [
      box(0, 0, width, 540, darker(tile, 0.1)),
      times(7, (row) =>
        times(13, (column) =>
          box(
            column * 78 - 20,
            row * 78 + 2,
            74,
            74,
            random.chance(0.08)
              ? mix(tile, accent, 0.5)
              : mix(tile, '#ffffff', random.between(0, 0.4)),
            4,
          ),
        ),
      ),
      windowWithView(random.pick([60, 650]), 30, 250, 260, light, random),
      shelfWithJars(330, 130, accent),
      sunPatch(360, 60),
      table('#e4dacb', 534),
      lemons(random.pick([110, 850]), 590),
    ].join(''),
  }
}

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

function sunPatch(x: number, y: number): string {
  const pane = (dx: number, dy: number): string =>
    shape(`M${x + dx},${y + dy} l110,34 l0,150 l-110,-34 Z`, '#fff5d83d')
  return pane(0, 0) + pane(126, 38) + pane(0, 168) + pane(126, 206)
}

function table(wood: string, top: number): string {
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

function shelf(stone: string): string {
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

function frames(x: number, y: number, random: Random): string {
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

function potPlant(x: number, base: number): string {
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

function floorLamp(x: number, base: number): string {
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

function vaseWithBranch(x: number, base: number, random: Random): string {
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

function lemons(x: number, y: number): string {
  const lemon = (dx: number, dy: number, turn: number): string =>
    `<g transform="translate(${x + dx} ${y + dy}) rotate(${turn})">${oval(5, 17, 34, 9, '#1a122030')}${shape('M-38,0 C-30,-28 26,-30 36,-4 l10,4 l-10,5 C24,30 -30,26 -38,0 Z', ball('#ffe98c', '#eeb222'))}</g>`
  return (
    lemon(0, 0, -14) +
    lemon(56, 12, 22) +
    shape(`M${x - 20},${y - 24} q-40,-26 -62,4 q36,18 62,-4 Z`, '#5c9160')
  )
}

function sprig(x: number, y: number, random: Random): string {
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

function shelfWithJars(x: number, y: number, accent: string): string {
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
