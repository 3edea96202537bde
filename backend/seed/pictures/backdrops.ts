import { clear, colours, darker, lighter, mix } from './colour.ts'
import type { Light } from './light.ts'
import { bougainvillea, cypress, mountains, oliveTree, palm, sea, sky } from './nature.ts'
import type { Random } from './random.ts'
import { box, canvas, disc, line, oval, shape, times, vertical } from './svg.ts'

const { width, height } = canvas

/** A place out of doors with open ground in front; what stands there stands at `groundY`. */
export type Backdrop = (light: Light, random: Random) => string

export const groundY = 610

export const coastRoad: Backdrop = (light, random) =>
  [
    sky(light, random, 400),
    sea(light, random, 372, 520),
    random.chance(0.6) ? sailingBoat(random.between(96, 150), 384) : '',
    box(0, 470, width, 42, vertical(colours.limestone, colours.sand)),
    times(13, (index) => box(index * 78 - 10, 470, 3, 42, '#a98f6455')),
    box(0, 462, width, 12, lighter(colours.limestone, 0.4)),
    pavement(512, light),
    road(556, light),
    palm(random.between(40, 130), 516, random.between(300, 360), random.between(10, 44)),
    palm(random.between(800, 910), 516, random.between(240, 320), random.between(-40, -8)),
  ].join('')

export const mountainRoad: Backdrop = (light, random) => {
  const field = mix('#b9a75c', light.air, 0.15)
  return [
    sky(light, random),
    mountains(light, random, 450),
    box(0, 446, width, 120, vertical(mix('#a8ab62', light.air, 0.25), field)),
    times(6, (index) =>
      cypress(index * 46 + random.between(-10, 30), 476, random.between(70, 130)),
    ),
    times(4, (index) =>
      oliveTree(430 + index * 160 + random.between(-30, 30), 500, random.between(0.5, 0.75)),
    ),
    shape(`M0,530 C200,512 500,520 960,528 L960,580 L0,580 Z`, vertical('#c9b684', '#a9915f')),
    road(552, light),
  ].join('')
}

export const oldTown: Backdrop = (light, random) =>
  [
    sky(light, random),
    skyline(light),
    times(5, (index) => townHouse(index * 212 - 60, 524, random, light)),
    pavement(516, light),
    road(560, light),
    bougainvillea(random.between(120, 840), 470, 64, random),
  ].join('')

export const courtyard: Backdrop = (light, random) => {
  const wall = mix(colours.limestone, light.air, 0.15)
  const door = random.pick([colours.sea, colours.cypress, '#7a4a33', '#3f6fa3'])
  const doorX = random.between(90, 240)
  return [
    box(0, 0, width, 500, vertical(lighter(wall, 0.12), darker(wall, 0.12))),
    stones(wall, random),
    archDoor(doorX, 500, door),
    bougainvillea(doorX + 190, 120, 150, random),
    bougainvillea(900, 200, 110, random),
    shape(`M0,0 L420,0 L120,500 L0,500 Z`, '#fff3d122'),
    box(0, 496, width, height - 496, vertical('#c98f68', '#9f6446')),
    times(8, (index) => line(`M${index * 190 - 240},720 L${330 + index * 46},496`, '#7d4a3340', 3)),
    times(4, (index) => line(`M0,${520 + index * index * 20 + index * 22} H960`, '#7d4a3340', 3)),
  ].join('')
}

export const olives: Backdrop = (light, random) =>
  [
    sky(light, random),
    mountains(light, random, 440),
    box(0, 436, width, height - 436, vertical(mix('#b7b26a', light.air, 0.25), '#9c8a4c')),
    times(5, (index) =>
      oliveTree(
        60 + index * 220 + random.between(-40, 40),
        random.between(470, 510),
        random.between(0.7, 1),
      ),
    ),
    times(46, () => grass(random.between(0, width), random.between(500, 716), random)),
  ].join('')

export const beach: Backdrop = (light, random) =>
  [
    sky(light, random, 380),
    sea(light, random, 330, 540),
    shape(
      'M0,486 C180,470 330,512 520,500 C700,490 830,516 960,496 L960,540 L0,540 Z',
      clear('#ffffff', 0.55),
    ),
    shape(
      'M0,498 C180,482 330,526 520,512 C700,502 830,528 960,508 L960,720 L0,720 Z',
      vertical('#f0dfb8', '#d9bd88'),
    ),
    times(40, () =>
      oval(
        random.between(0, width),
        random.between(540, 716),
        random.between(2, 6),
        2,
        '#b8945f55',
      ),
    ),
    palm(random.between(820, 900), 560, 380, -60),
  ].join('')

export const marina: Backdrop = (light, random) =>
  [
    sky(light, random, 400),
    mountains(light, random, 372),
    times(4, (index) => townHouse(index * 120 + 520, 384, random, light, 0.46)),
    castle(light),
    sea(light, random, 380, height),
  ].join('')

function road(top: number, light: Light): string {
  const asphalt = mix('#6d7277', light.air, 0.2)
  return [
    box(0, top, width, height - top, vertical(lighter(asphalt, 0.1), darker(asphalt, 0.28))),
    box(0, top, width, 5, '#e9e2d066'),
    times(5, (index) => box(index * 230 - 40, top + 118, 120, 8, '#f3ead6aa', 4)),
  ].join('')
}

function pavement(top: number, light: Light): string {
  return [
    box(0, top, width, 60, vertical(mix('#d9cbb2', light.air, 0.3), '#b7a78b')),
    times(16, (index) => line(`M${index * 66 - 20},${top + 46} l14,-46`, '#8d7c6244', 2)),
  ].join('')
}

function skyline(light: Light): string {
  const far = mix('#a98f7a', light.air, 0.6)
  return [
    box(90, 250, 16, 220, far),
    shape('M90,250 L98,206 L106,250 Z', far),
    box(84, 296, 28, 8, far),
    shape('M120,400 C120,330 230,330 230,400 L230,470 L120,470 Z', far),
    box(640, 300, 130, 200, mix(far, '#8a9aa8', 0.3)),
    box(790, 340, 90, 160, far),
  ].join('')
}

function townHouse(x: number, base: number, random: Random, light: Light, scale = 1): string {
  const colour = mix(
    random.pick([colours.limestone, colours.plaster, '#e7c9a0', '#ecd8c3', '#dcb994', '#f0e2c4']),
    light.air,
    0.16,
  )
  const shutter = random.pick([colours.sea, '#3f6f63', '#8a5a3a', '#3f6fa3'])
  const w = 214
  const h = random.between(230, 340)
  const window = (wx: number, wy: number): string =>
    [
      shape(
        `M${wx},${wy + 66} V${wy + 16} A22,22 0 0 1 ${wx + 44},${wy + 16} V${wy + 66} Z`,
        vertical('#4d6a78', '#8fb0b5'),
      ),
      box(wx - 20, wy + 2, 19, 66, shutter, 2),
      box(wx + 45, wy + 2, 19, 66, darker(shutter, 0.12), 2),
      box(wx - 24, wy + 67, 92, 7, lighter(colour, 0.5)),
    ].join('')
  const content = [
    box(0, -h, w, h, vertical(lighter(colour, 0.18), darker(colour, 0.1))),
    box(w - 14, -h, 14, h, '#4a352522'),
    box(-4, -h - 10, w + 8, 14, lighter(colour, 0.4)),
    window(38, -h + 40),
    window(132, -h + 40),
    shape(
      'M28,0 V-92 A34,34 0 0 1 96,-92 V0 Z',
      vertical(darker(shutter, 0.1), darker(shutter, 0.35)),
    ),
    box(118, -112, 78, 74, vertical('#5b7682', '#a9bfbf'), 3),
    random.chance(0.6)
      ? awning(112, -122, random.pick([colours.citrus, colours.pomegranate, colours.cypress]))
      : '',
    balcony(24, -h + 118),
  ].join('')
  return `<g transform="translate(${Math.round(x)} ${base}) scale(${scale})">${content}</g>`
}

function awning(x: number, y: number, colour: string): string {
  return times(5, (index) =>
    shape(`M${x + index * 18},${y} h18 v26 a9,9 0 0 1 -18,0 Z`, index % 2 ? '#fbf5e8' : colour),
  )
}

function balcony(x: number, y: number): string {
  return [
    box(x - 8, y, 184, 8, '#cdb68e'),
    times(14, (index) => box(x - 4 + index * 13.2, y - 34, 2.5, 34, '#3c3f4688')),
    box(x - 8, y - 37, 184, 4, '#3c3f46aa'),
  ].join('')
}

function castle(light: Light): string {
  const stone = mix('#c8a677', light.air, 0.2)
  return [
    shape(
      'M40,384 L40,270 L58,270 L58,256 L74,256 L74,270 L92,270 L92,256 L108,256 L108,270 L126,270 L126,300 L330,300 L330,256 C330,240 420,240 420,256 L420,384 Z',
      vertical(lighter(stone, 0.15), darker(stone, 0.15)),
    ),
    times(7, (index) => box(150 + index * 26, 290, 14, 12, stone)),
    box(76, 300, 10, 26, '#5b4632aa'),
    box(368, 286, 10, 26, '#5b4632aa'),
  ].join('')
}

function sailingBoat(x: number, y: number): string {
  return (
    shape(`M${x},${y} h46 l-9,12 h-28 Z`, '#f6efe2') +
    shape(`M${x + 22},${y - 4} v-58 l26,54 Z`, '#fffaf0') +
    shape(`M${x + 18},${y - 4} v-46 l-16,44 Z`, '#f3d9a8')
  )
}

function archDoor(x: number, base: number, colour: string): string {
  return [
    shape(
      `M${x - 22},${base} V${base - 240} A112,112 0 0 1 ${x + 202},${base - 240} V${base} Z`,
      lighter(colours.limestone, 0.45),
    ),
    shape(
      `M${x},${base} V${base - 236} A90,90 0 0 1 ${x + 180},${base - 236} V${base} Z`,
      vertical(lighter(colour, 0.1), darker(colour, 0.25)),
    ),
    box(x + 88, base - 320, 4, 320, '#0000002e'),
    times(
      3,
      (index) =>
        box(x + 18, base - 226 + index * 76, 54, 58, '#00000018', 3) +
        box(x + 108, base - 226 + index * 76, 54, 58, '#00000018', 3),
    ),
    disc(x + 80, base - 110, 5, '#e6c77c'),
    disc(x + 100, base - 110, 5, '#e6c77c'),
  ].join('')
}

function stones(wall: string, random: Random): string {
  return times(8, (row) =>
    times(8, (column) => {
      const shade = random.pick([
        lighter(wall, 0.1),
        darker(wall, 0.05),
        darker(wall, 0.09),
        lighter(wall, 0.03),
      ])
      return box(column * 130 - (row % 2) * 65 + 3, row * 62 + 3, 124, 56, shade, 5)
    }),
  )
}

function grass(x: number, y: number, random: Random): string {
  const tilt = random.between(-6, 6)
  return line(
    `M${Math.round(x)},${Math.round(y)} q${Math.round(tilt)},-10 ${Math.round(tilt * 2)},-18`,
    random.pick(['#7c8a4b88', '#c8b86a99', '#6b7a3f88']),
    3,
  )
}
