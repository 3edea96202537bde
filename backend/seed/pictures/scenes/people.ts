import { beach, olives } from '#seed/pictures/backdrops.ts'
import { colours, darker, lighter } from '#seed/pictures/colour.ts'
import { kitchen, livingRoom, terrace, windowTable } from '#seed/pictures/rooms.ts'
import type { Scene, Shot } from '#seed/pictures/scene.ts'
import {
  at,
  ball,
  box,
  disc,
  horizontal,
  line,
  mirrored,
  oval,
  shape,
  times,
  vertical,
} from '#seed/pictures/svg.ts'
import { blender } from '#seed/pictures/things/appliances.ts'
import { camera, laptop } from '#seed/pictures/things/electronics.ts'
import { bookshelf } from '#seed/pictures/things/furniture.ts'
import { books } from '#seed/pictures/things/study.ts'
import { cake } from '#seed/pictures/things/workshop.ts'
import { scooter } from '#seed/pictures/things/vehicles.ts'

type Person = {
  readonly skin: string
  readonly hair: string
  readonly top: string
  readonly apron?: string
  readonly style: 'short' | 'long' | 'bun' | 'scarf' | 'cap'
}

const skins = ['#f0c8a4', '#d9a37a', '#b57a52', '#7d4f35', '#f3d3b8', '#5f3b29'] as const
const hairs = ['#2b1d18', '#4a2f22', '#7a4a2c', '#15131a', '#b98a4a', '#8f8a88'] as const
const styles = ['short', 'long', 'bun', 'scarf', 'short'] as const

function somebody({ object }: Shot, top: string, apron?: string): Person {
  return {
    skin: object.pick(skins),
    hair: object.pick(hairs),
    style: object.pick(styles),
    top,
    ...(apron && { apron }),
  }
}

/** A person from the waist up, 400 high; the waist is y = 0. */
function person({ skin, hair, top, apron, style }: Person): string {
  const back = {
    short: '',
    cap: '',
    long: shape(
      'M-74,-330 C-96,-200 -90,-150 -70,-130 H70 C90,-150 96,-200 74,-330 Z',
      darker(hair, 0.2),
    ),
    bun: disc(0, -412, 34, hair),
    scarf: shape(
      'M-78,-330 C-110,-220 -90,-170 -60,-150 H60 C90,-170 110,-220 78,-330 Z',
      darker(colours.sea, 0.1),
    ),
  }[style]
  const crown = {
    short: shape(
      'M-68,-300 C-84,-400 -30,-412 0,-410 C50,-412 84,-390 68,-300 C60,-340 40,-356 -10,-352 C-40,-352 -60,-340 -68,-300 Z',
      hair,
    ),
    cap:
      shape('M-68,-320 C-76,-410 76,-410 68,-320 Z', apron ?? top) +
      shape('M40,-330 h70 q8,14 -14,16 h-60 Z', darker(apron ?? top, 0.2)),
    long: shape(
      'M-72,-270 C-92,-400 -30,-412 0,-410 C40,-412 92,-396 72,-270 C66,-320 50,-346 20,-358 C-20,-340 -60,-330 -72,-270 Z',
      hair,
    ),
    bun: shape(
      'M-68,-300 C-80,-396 -30,-404 0,-402 C40,-404 80,-390 68,-300 C54,-340 30,-352 0,-354 C-30,-352 -54,-340 -68,-300 Z',
      hair,
    ),
    scarf: shape(
      'M-76,-280 C-96,-410 -30,-418 0,-416 C40,-418 96,-404 76,-280 C66,-330 40,-360 0,-360 C-40,-360 -66,-330 -76,-280 Z',
      colours.sea,
    ),
  }[style]
  return [
    back,
    shape('M-26,-250 H26 V-190 H-26 Z', darker(skin, 0.16)),
    shape(
      'M-34,-206 C-90,-196 -128,-180 -136,-120 L-150,0 H150 L136,-120 C128,-180 90,-196 34,-206 Q0,-176 -34,-206 Z',
      vertical(lighter(top, 0.25), darker(top, 0.15)),
    ),
    shape('M-34,-206 Q0,-170 34,-206 L26,-220 H-26 Z', skin),
    apron
      ? shape('M-70,-150 H70 L96,0 H-96 Z', vertical(lighter(apron, 0.15), darker(apron, 0.15))) +
        line('M-70,-150 L-50,-200 M70,-150 L50,-200', apron, 11)
      : '',
    shape(
      'M-66,-310 C-66,-372 66,-372 66,-310 C66,-250 34,-226 0,-226 C-34,-226 -66,-250 -66,-310 Z',
      ball(lighter(skin, 0.25), skin),
    ),
    disc(-68, -298, 13, skin) + disc(68, -298, 13, skin),
    disc(-24, -300, 6, '#241a17') + disc(24, -300, 6, '#241a17'),
    line('M-22,-262 q22,20 44,0', darker(skin, 0.45), 5),
    line('M-36,-320 q12,-8 22,0 M14,-320 q12,-8 22,0', darker(hair, 0.1), 5),
    oval(-40, -276, 12, 7, '#d9685a40') + oval(40, -276, 12, 7, '#d9685a40'),
    crown,
  ].join('')
}

/** Arms that reach to something on a table at (0, 20). */
function armsForward({ skin, top }: Person): string {
  return [
    line('M-120,-130 C-160,-40 -140,10 -60,10', darker(top, 0.12), 46) +
      line('M120,-130 C160,-40 140,10 60,10', darker(top, 0.18), 46),
    disc(-50, 8, 24, skin) + disc(50, 8, 24, skin),
  ].join('')
}

function counter(colour: string, top: number): string {
  return (
    box(0, top, 960, 26, vertical('#fffaf0', '#e2cfa8')) +
    box(0, top + 26, 960, 720 - top, vertical(colour, darker(colour, 0.35))) +
    times(12, (index) => box(index * 82, top + 40, 6, 300, '#00000018'))
  )
}

/** Behind the bar of a cafe. */
export function cafe(apron: string): Scene {
  return (shot) => {
    const { light, place, number } = shot
    const who = somebody(shot, '#fbf5e8', apron)
    const cup = (x: number): string =>
      at(
        x,
        520,
        shape('M-30,-46 H30 L22,0 H-22 Z', '#fffaf0') +
          oval(0, -46, 30, 7, '#6b4631') +
          line('M30,-36 q22,4 0,24', '#fffaf0', 7) +
          line('M-6,-60 q-10,-16 2,-30 M10,-60 q-10,-16 2,-30', '#ffffff90', 5),
      )
    const machine = at(
      740,
      520,
      box(-120, -190, 240, 190, vertical('#d9dfe3', '#8b98a3'), 14) +
        box(-120, -190, 240, 46, apron, 14) +
        box(-90, -120, 180, 90, '#23282f', 8) +
        box(-50, -120, 24, 40, '#8b98a3') +
        box(30, -120, 24, 40, '#8b98a3') +
        disc(-80, -166, 9, '#fffaf0') +
        disc(-50, -166, 9, '#f5c842'),
    )
    const scene =
      kitchen(light, place).back +
      at(400, 560, person(who), 1.05) +
      at(400, 520, armsForward(who), 1.02) +
      counter(colours.walnut, 520) +
      machine +
      cup(160) +
      cup(250) +
      at(400, 520, box(-54, -26, 108, 12, '#c7d0d6', 5) + oval(0, -34, 30, 9, '#fffaf0'))
    return closer(scene, number, 400, 340)
  }
}

/** In a professional kitchen. */
export function chef(): Scene {
  return (shot) => {
    const { light, place, number } = shot
    const who: Person = { ...somebody(shot, '#ffffff', colours.pomegranate), style: 'short' }
    const hat =
      shape(
        'M-64,-380 C-130,-470 -40,-520 0,-486 C40,-520 130,-470 64,-380 Z',
        vertical('#ffffff', '#dfe3e2'),
      ) + box(-64, -396, 128, 40, '#eef2f4', 5)
    const pot = at(
      400,
      530,
      box(-90, -90, 180, 90, horizontal('#8b98a3', '#eef2f4', '#59636e'), 12) +
        oval(0, -90, 92, 16, '#e0803a') +
        line('M-30,-110 q-14,-24 2,-44 M30,-110 q-14,-24 2,-44', '#ffffffa0', 8),
    )
    const scene =
      kitchen(light, place).back +
      at(400, 580, person(who) + hat, 1) +
      counter('#8b98a3', 530) +
      pot +
      at(690, 530, blender(colours.olive).svg, 0.5)
    return closer(scene, number, 400, 340)
  }
}

/** At a desk with a laptop: indoors, on a terrace or on the beach. */
export function atLaptop(where: 'office' | 'terrace' | 'beach'): Scene {
  return (shot) => {
    const { light, place, number } = shot
    const who = somebody(shot, place.pick([colours.citrus, colours.sea, colours.olive, '#fbf5e8']))
    const back =
      where === 'office'
        ? livingRoom(light, place).back + at(140, 600, bookshelf(colours.walnut).svg, 0.9)
        : where === 'terrace'
          ? terrace(light, place).back
          : beach(light, place)
    const scene =
      back +
      at(480, 590, person(who), 1.05) +
      counter(where === 'beach' ? colours.oak : '#d9c6a5', 560) +
      at(480, 560, laptopBack(), 0.78) +
      at(
        760,
        560,
        shape('M-36,-84 H36 L28,0 H-28 Z', vertical('#f7a955', '#e0653f')) +
          line('M8,-84 L22,-130', '#fffaf0', 7) +
          disc(-26, -86, 17, colours.lemon),
      )
    return closer(scene, number, 480, 360)
  }
}

function laptopBack(): string {
  return (
    box(-200, -250, 400, 244, vertical('#d9dfe3', '#8b98a3'), 16) +
    disc(0, -128, 22, '#f4f6f5') +
    box(-230, -12, 460, 14, '#59636e', 7)
  )
}

/** A lesson: somebody at a board with books. */
export function lesson(board: string): Scene {
  return (shot) => {
    const { light, place, number } = shot
    const who = somebody(shot, place.pick([colours.terracotta, colours.sea, colours.lilac]))
    const writing =
      box(70, 70, 480, 300, colours.walnut, 8) +
      box(84, 84, 452, 272, board, 4) +
      line('M130,300 V140 M130,300 H330 M130,290 C190,280 230,240 320,140', '#fffaf0', 5) +
      line('M380,150 h110 M380,190 h80 M380,230 h120 M380,270 h60', '#fffaf0c0', 6)
    const scene =
      windowTable(light, place).back +
      writing +
      at(680, 590, person(who), 1.05) +
      line('M590,430 C540,400 520,340 500,300', darker(who.top, 0.12), 46) +
      disc(498, 292, 25, who.skin) +
      counter(colours.oak, 570) +
      at(260, 572, books(colours.citrus).svg, 0.62) +
      at(860, 572, laptop('#aab6bf').svg, 0.34)
    return closer(scene, number, 560, 330)
  }
}

/** A courier with a scooter. */
export function courier(paint: string): Scene {
  return (shot) => {
    const { light, place, number } = shot
    const who: Person = { ...somebody(shot, paint, paint), style: 'cap' }
    const scene =
      beach(light, place) +
      at(300, 690, scooter(paint), 1.5) +
      at(
        170,
        440,
        box(-90, -130, 180, 140, vertical(lighter(paint, 0.2), darker(paint, 0.25)), 12) +
          box(-60, -90, 120, 44, '#fffaf0', 8),
      ) +
      at(700, 760, person(who), 1.25) +
      at(
        700,
        700,
        box(-80, -120, 160, 110, vertical('#dcb27a', '#b98a55'), 6) +
          box(-14, -120, 28, 40, '#f2dcae'),
      )
    return closer(scene, number, 560, 420)
  }
}

/** A photographer out of doors. */
export function photographer(): Scene {
  return (shot) => {
    const { light, place, number } = shot
    const who = somebody(shot, colours.ink)
    const scene =
      (number % 2 ? olives : beach)(light, place) +
      at(480, 740, person(who) + armsForward(who), 1.4) +
      at(480, 752, camera().svg, 0.62)
    return closer(scene, number, 480, 420)
  }
}

/** A set table under lanterns. */
export function party(colour: string): Scene {
  return (shot) => {
    const { light, place, number } = shot
    const balloon = (x: number, y: number, paint: string): string =>
      line(`M${x},${y + 60} q14,70 -8,150`, '#fffaf0b0', 3) +
      oval(x, y, 50, 62, ball(lighter(paint, 0.55), paint)) +
      shape(`M${x - 9},${y + 70} l9,-12 l9,12 Z`, paint)
    const lights =
      `<path d="M-10,60 Q240,170 480,70 T970,60" fill="none" stroke="#4a3a31" stroke-width="4"/>` +
      times(13, (index) =>
        disc(
          20 + index * 77,
          88 + Math.sin((index / 12) * Math.PI * 2) * 34,
          14,
          ball('#fffbe0', '#f5b13d'),
        ),
      )
    const scene =
      terrace(light, place).back +
      lights +
      balloon(110, 250, colour) +
      balloon(190, 190, colours.lemon) +
      balloon(850, 220, colours.sea) +
      balloon(790, 300, colour) +
      at(480, 620, cake(colour).svg, 0.85) +
      times(4, (index) =>
        at(
          [120, 230, 730, 840][index] ?? 0,
          640,
          shape(
            'M-24,-110 H24 C24,-60 8,-50 4,-46 V-8 H20 V0 H-20 V-8 H-4 V-46 C-8,-50 -24,-60 -24,-110 Z',
            '#e9f6f8c0',
          ) + shape('M-22,-86 H22 C20,-60 8,-50 0,-48 C-8,-50 -20,-60 -22,-86 Z', '#f5c842d0'),
        ),
      )
    return closer(scene, number, 480, 420)
  }
}

/** At a shop counter or a reception desk. */
export function reception(colour: string): Scene {
  return (shot) => {
    const { light, place, number } = shot
    const who = somebody(shot, colour)
    const scene =
      livingRoom(light, place).back +
      at(480, 560, person(who), 1.1) +
      counter(colours.sea, 530) +
      at(250, 532, mirrored(laptop('#aab6bf').svg), 0.46) +
      at(
        720,
        532,
        shape('M-40,-66 H40 L30,0 H-30 Z', '#fffaf0') +
          times(
            7,
            (index) =>
              line(`M0,-60 L${-60 + index * 20},-150`, colours.cypress, 5) +
              disc(-60 + index * 20, -156, 15, index % 2 ? colours.citrus : colours.bougainvillea),
          ),
      ) +
      at(
        490,
        532,
        shape('M-30,-6 A30,28 0 0 1 30,-6 Z', ball('#fff3c8', '#c79a3a')) +
          disc(0, -38, 6, '#a97f35'),
      )
    return closer(scene, number, 480, 350)
  }
}

/** The first picture is whole, the next ones come nearer. */
function closer(scene: string, number: number, x: number, y: number): string {
  const zoom = [1, 1.45, 1.2][number % 3] ?? 1
  if (zoom === 1) return scene
  const offset = (focus: number, size: number): number =>
    Math.min(0, Math.max(size * (1 - zoom), size / 2 - focus * zoom))
  return at(offset(x, 960), offset(y, 720), scene, zoom)
}
