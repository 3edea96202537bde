import { clear, colours, darker, lighter, mix } from './colour.ts'
import type { Light } from './light.ts'
import type { Random } from './random.ts'
import {
  at,
  ball,
  box,
  canvas,
  disc,
  faded,
  line,
  oval,
  radial,
  shape,
  times,
  vertical,
} from './svg.ts'

const { width } = canvas

/** Sky with sun and clouds, from the top of the canvas down to `bottom`. */
export function sky(light: Light, random: Random, bottom = 460): string {
  const sunX = random.between(620, 860)
  return [
    box(0, 0, width, bottom, vertical(...light.sky)),
    disc(sunX, light.sunY, 230, radial(clear(light.sun, 0.75), clear(light.sun, 0))),
    disc(sunX, light.sunY, 38, light.sun),
    times(4, (index) =>
      cloud(index * 270 + random.between(-80, 80), random.between(50, 220), random, light),
    ),
  ].join('')
}

function cloud(x: number, y: number, random: Random, light: Light): string {
  const size = random.between(0.5, 1.1)
  const paint = vertical(clear('#ffffff', 0.85), clear(light.air, 0.35))
  const d =
    'M-110,14 C-112,-12 -78,-20 -64,-10 C-56,-42 -6,-48 8,-20 C28,-38 66,-28 66,-6 C96,-12 116,6 108,14 Z'
  return at(x, y, shape(d, paint), size)
}

/** The Five Finger mountains, in three layers that fade into the air. */
export function mountains(light: Light, random: Random, base = 460): string {
  const layer = (height: number, fade: number, colour: string, step: number): string => {
    let d = `M-20,${base + 10}`
    for (let x = -20; x <= width + step; x += step) {
      d += ` L${x},${Math.round(base - height * random.between(0.45, 1))}`
    }
    const paint = mix(colour, light.air, fade)
    return shape(`${d} L${width + 20},${base + 10} Z`, vertical(paint, mix(paint, light.air, 0.35)))
  }
  const ridge = random.between(80, 520)
  const far = mix('#5b7a8c', light.air, 0.5)
  const fingers = shape(
    `M${ridge - 160},${base} L${ridge - 70},${base - 150} L${ridge - 40},${base - 128} L${ridge - 12},${base - 206} L${ridge + 16},${base - 152} L${ridge + 40},${base - 214} L${ridge + 66},${base - 160} L${ridge + 92},${base - 196} L${ridge + 120},${base - 140} L${ridge + 150},${base - 164} L${ridge + 190},${base - 100} L${ridge + 330},${base} Z`,
    vertical(far, mix(far, light.air, 0.55)),
  )
  return [
    layer(120, 0.62, '#6d8b9b', 70),
    fingers,
    layer(96, 0.34, '#6c8a68', 95),
    layer(54, 0.12, '#6f8a4c', 120),
  ].join('')
}

/** The sea between two heights, with the light on it. */
export function sea(light: Light, random: Random, top: number, bottom: number): string {
  const glints = times(26, () => {
    const y = random.between(top + 6, bottom)
    const share = (y - top) / (bottom - top)
    const length = 14 + share * 70
    const x = random.between(0, width)
    return line(
      `M${Math.round(x)},${Math.round(y)} h${Math.round(length)}`,
      clear(lighter(light.sun, 0.3), 0.32),
      1 + share * 3,
    )
  })
  const cape = mix('#5f7f86', light.air, 0.45)
  return [
    shape(
      `M520,${top + 2} C600,${top - 22} 660,${top - 46} 740,${top - 40} C800,${top - 58} 900,${top - 66} 980,${top - 88} L980,${top + 2} Z`,
      vertical(cape, mix(cape, light.air, 0.5)),
    ),
    box(0, top, width, bottom - top, vertical(...light.sea)),
    glints,
  ].join('')
}

export function palm(x: number, base: number, height: number, lean: number): string {
  const leaf = (angle: number, paint: string): string =>
    `<g transform="translate(${x + lean} ${base - height}) rotate(${angle})">${shape('M0,0 C40,-34 100,-30 134,18 C98,-6 46,-4 0,6 Z', paint)}</g>`
  const trunk = line(
    `M${x},${base} C${x},${base - height * 0.5} ${x + lean},${base - height * 0.7} ${x + lean},${base - height}`,
    vertical('#a9835c', '#7a573a'),
    17,
  )
  const front = [-170, -128, -62, -22, 18].map((angle) =>
    leaf(angle, vertical('#6ea45a', '#3c7350')),
  )
  const back = [-196, -148, -98, -42, 34, 150].map((angle) => leaf(angle, '#33684a'))
  return [...back, trunk, ...front].join('')
}

export function cypress(x: number, base: number, height: number): string {
  const w = height * 0.15
  return shape(
    `M${x},${base} C${x - w},${base - height * 0.1} ${x - w * 1.05},${base - height * 0.5} ${x},${base - height} C${x + w * 1.05},${base - height * 0.5} ${x + w},${base - height * 0.1} ${x},${base} Z`,
    vertical('#4c7d5c', '#234a3c'),
  )
}

export function oliveTree(x: number, base: number, size: number): string {
  return at(
    x,
    base,
    [
      oval(0, 2, 86, 12, '#2b281c40'),
      line('M0,0 C-8,-30 12,-46 4,-78', '#6d5844', 17),
      line('M4,-50 C22,-66 30,-72 36,-92', '#6d5844', 9),
      disc(-42, -104, 40, '#66794a'),
      disc(42, -104, 42, '#5d7148'),
      disc(0, -132, 50, ball('#a3b077', '#62764a')),
      disc(-34, -96, 30, ball('#96a66c', '#62764a')),
      disc(40, -112, 28, ball('#a3b077', '#5d7148')),
    ].join(''),
    size,
  )
}

/** A climbing bougainvillea around a point. */
export function bougainvillea(x: number, y: number, size: number, random: Random): string {
  const leaves = times(16, () =>
    disc(
      x + random.between(-size, size),
      y + random.between(-size * 0.6, size * 0.6),
      size * random.between(0.12, 0.24),
      '#3d7a53',
    ),
  )
  const flowers = times(34, (index) => {
    const colour =
      index % 3 === 0
        ? lighter(colours.bougainvillea, 0.35)
        : index % 3 === 1
          ? colours.bougainvillea
          : darker(colours.bougainvillea, 0.2)
    return disc(
      x + random.between(-size, size),
      y + random.between(-size * 0.65, size * 0.6),
      size * random.between(0.06, 0.13),
      colour,
    )
  })
  return leaves + flowers
}

/** Shadow of leaves that falls over a wall or a cloth from outside the picture. */
export function leafShadow(random: Random): string {
  const leaf = (x: number, y: number, angle: number, size: number): string =>
    `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(angle)})">${shape(`M0,0 C${size * 0.3},${-size * 0.2} ${size * 0.8},${-size * 0.16} ${size},0 C${size * 0.8},${size * 0.16} ${size * 0.3},${size * 0.2} 0,0 Z`, '#2c2436')}</g>`
  const start = random.between(-60, 120)
  const branch = times(11, (index) => {
    const x = start + index * 62
    const y = 20 + index * 16
    return (
      leaf(x, y, 70 + random.between(-18, 18), 150) +
      leaf(x + 20, y, -38 + random.between(-14, 14), 130)
    )
  })
  return faded(0.1, branch)
}
