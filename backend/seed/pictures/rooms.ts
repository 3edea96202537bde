import { clear, colours, darker, lighter, mix } from './colour.ts'
import type { Light } from './light.ts'
import { bougainvillea, leafShadow, sea, sky } from './nature.ts'
import type { Random } from './random.ts'
import {
  plainWall,
  windowWithView,
  sunPatch,
  table,
  shelf,
  boards,
  frames,
  plant,
  potPlant,
  floorLamp,
  vaseWithBranch,
  lemons,
  sprig,
  shelfWithJars,
} from './room-parts.ts'
import { at, box, canvas, disc, oval, radial, shape, times, vertical } from './svg.ts'

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
