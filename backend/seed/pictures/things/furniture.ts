import { clear, colours, darker, lighter, mix } from '#seed/pictures/colour.ts'
import type { Thing } from '#seed/pictures/scenes/still-life.ts'
import {
  ball,
  box,
  cut,
  diagonal,
  disc,
  horizontal,
  line,
  oval,
  radial,
  shape,
  times,
  turned,
  vertical,
} from '#seed/pictures/svg.ts'

const wood = (colour: string): string =>
  vertical(lighter(colour, 0.25), colour, darker(colour, 0.25))

export function desk(colour: string): Thing {
  return {
    width: 620,
    height: 400,
    svg: [
      ...[-280, 264].map((x) => box(x, -210, 18, 210, darker(colour, 0.45))),
      box(-300, -232, 600, 26, wood(colour), 4),
      box(90, -206, 170, 110, wood(lighter(colour, 0.1)), 4) +
        line('M90,-152 H260', darker(colour, 0.35), 3) +
        disc(175, -180, 6, '#e6c77c') +
        disc(175, -124, 6, '#e6c77c'),
      line('M-230,-232 L-240,-320 L-190,-372', '#3b434c', 9) +
        shape(
          'M-206,-392 L-150,-372 L-176,-318 L-226,-346 Z',
          vertical(colours.citrus, darker(colours.citrus, 0.2)),
        ) +
        oval(-230, -236, 34, 7, '#3b434c'),
      box(-20, -330, 150, 92, '#1b2027', 5) +
        box(-13, -323, 136, 78, diagonal('#27507f', '#d98a82')) +
        box(-40, -240, 190, 9, '#aab6bf', 3),
      box(200, -254, 60, 10, colours.sea) +
        box(196, -266, 60, 12, colours.pomegranate) +
        box(204, -277, 54, 11, colours.lemon),
      officeChairShape(-80, colours.slate),
    ].join(''),
  }
}

function officeChairShape(x: number, colour: string): string {
  return `<g transform="translate(${x} 0)">${[
    line('M-70,-12 L0,-40 L70,-12 M0,-40 V-2', '#2b3138', 12),
    ...[-70, 0, 70].map((wx) => disc(wx, -6, 11, '#14181e')),
    box(-8, -130, 16, 96, '#59636e'),
    box(-86, -160, 172, 38, vertical(lighter(colour, 0.3), darker(colour, 0.2)), 18),
    box(-74, -330, 148, 160, vertical(lighter(colour, 0.35), colour, darker(colour, 0.3)), 34),
    times(3, (index) => line(`M-50,${-290 + index * 44} H50`, '#0000001c', 4)),
    line('M-92,-160 V-214 H-60 M92,-160 V-214 H60', '#2b3138', 10),
  ].join('')}</g>`
}

export function officeChair(colour: string): Thing {
  return { width: 260, height: 335, svg: officeChairShape(0, colour) }
}

export function bed(cover: string): Thing {
  return {
    width: 700,
    height: 380,
    svg: [
      box(-330, -372, 660, 250, vertical(colours.oak, colours.walnut), 22),
      times(6, (index) => line(`M${-270 + index * 108},-356 V-180`, '#00000018', 3)),
      box(-340, -150, 680, 100, wood(colours.walnut), 10),
      ...[-320, 296].map((x) => box(x, -52, 24, 52, darker(colours.walnut, 0.4))),
      shape(
        'M-316,-206 H316 L336,-90 Q336,-76 320,-76 H-320 Q-336,-76 -336,-90 Z',
        vertical('#ffffff', '#e6e1d6'),
      ),
      ...[-170, 170].map((x) =>
        shape(
          `M${x - 124},-196 C${x - 130},-278 ${x + 130},-278 ${x + 124},-196 C${x + 90},-184 ${x - 90},-184 ${x - 124},-196 Z`,
          vertical('#ffffff', '#d5d9da'),
        ),
      ),
      shape(
        'M-90,-190 C-94,-246 94,-246 90,-190 Z',
        vertical(colours.citrus, darker(colours.citrus, 0.2)),
      ),
      shape(
        'M-336,-170 C-200,-186 200,-186 336,-170 L350,-64 Q200,-40 0,-52 Q-200,-40 -350,-64 Z',
        vertical(lighter(cover, 0.3), cover, darker(cover, 0.25)),
      ),
      ...[-200, -60, 80, 220].map((x) =>
        line(`M${x},-174 q16,50 -6,112`, clear(darker(cover, 0.5), 0.16), 8),
      ),
    ].join(''),
  }
}

export function mattress(): Thing {
  return {
    width: 640,
    height: 230,
    svg: [
      box(-316, -210, 632, 200, vertical('#ffffff', '#eef2f4', '#cfd8dd'), 30),
      box(-316, -126, 632, 40, clear(colours.sea, 0.75)),
      times(14, (column) =>
        times(3, (row) =>
          shape(`M${-290 + column * 44},${-190 + row * 22} l14,10 l-14,10 l-14,-10 Z`, '#00000010'),
        ),
      ),
      line('M-306,-60 H306', '#aab6bf', 4),
    ].join(''),
  }
}

export function sofa(colour: string, seats: 2 | 3 | 'corner'): Thing {
  const w = seats === 2 ? 460 : 640
  const count = seats === 2 ? 2 : 3
  const seat = (w - 120) / count
  return {
    width: w,
    height: 300,
    svg: [
      ...[-w / 2 + 40, w / 2 - 56].map((x) => box(x, -36, 16, 36, colours.walnut)),
      box(
        -w / 2 + 24,
        -290,
        w - 48,
        220,
        vertical(lighter(colour, 0.3), colour, darker(colour, 0.2)),
        36,
      ),
      times(count, (index) =>
        box(
          -w / 2 + 62 + index * seat,
          -272,
          seat - 4,
          150,
          vertical(lighter(colour, 0.38), colour),
          26,
        ),
      ),
      box(-w / 2 + 20, -100, w - 40, 70, vertical(colour, darker(colour, 0.35)), 16),
      times(count, (index) =>
        box(
          -w / 2 + 60 + index * seat,
          -146,
          seat - 3,
          58,
          vertical(lighter(colour, 0.46), lighter(colour, 0.08)),
          20,
        ),
      ),
      ...[-w / 2, w / 2 - 68].map((x) =>
        box(x, -204, 68, 174, vertical(lighter(colour, 0.4), colour, darker(colour, 0.25)), 30),
      ),
      turnedCushion(-w / 2 + 116, -176, colours.citrus, -10),
      turnedCushion(w / 2 - 116, -176, '#fbf1dd', 12),
      seats === 'corner'
        ? box(60, -96, 270, 74, vertical(lighter(colour, 0.5), colour, darker(colour, 0.2)), 22) +
          box(290, -24, 16, 24, colours.walnut)
        : '',
    ].join(''),
  }
}

function turnedCushion(x: number, y: number, colour: string, degrees: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${degrees})">${shape('M-52,-48 Q0,-36 52,-48 Q40,0 52,48 Q0,38 -52,48 Q-40,0 -52,-48 Z', vertical(lighter(colour, 0.3), darker(colour, 0.12)))}</g>`
}

/** Folded blankets and pillows. */
export function bedding(colour: string): Thing {
  const fold = (y: number, w: number, h: number, paint: string): string =>
    box(-w / 2, y - h, w, h, vertical(lighter(paint, 0.4), paint, darker(paint, 0.22)), h / 2) +
    line(`M${-w / 2 + 24},${y - h / 2} H${w / 2 - 30}`, clear(darker(paint, 0.4), 0.25), 3)
  return {
    width: 520,
    height: 320,
    svg: [
      fold(0, 500, 78, colour),
      fold(-74, 480, 66, lighter(colour, 0.5)),
      fold(-136, 490, 60, mix(colour, colours.lemon, 0.5)),
      shape(
        'M-200,-186 C-220,-300 200,-310 196,-188 C140,-170 -140,-170 -200,-186 Z',
        vertical('#ffffff', '#dfe3e2'),
      ),
      line('M-150,-206 C-100,-250 90,-256 150,-208', '#00000012', 6),
      times(6, (index) => disc(-170 + index * 68, -30, 8, '#fffaf080')),
    ].join(''),
  }
}

/** A round mirror, a vase and candles on a stack of books. */
export function homeDecor(colour: string): Thing {
  return {
    width: 480,
    height: 420,
    svg: [
      disc(-70, -230, 178, wood(colours.oak)) +
        disc(-70, -230, 156, diagonal('#dfeef0', '#a3c4cb', '#eef6f4')) +
        shape('M-150,-330 L-60,-380 L-160,-130 L-206,-170 Z', '#ffffff55'),
      line(
        'M120,-150 C116,-240 140,-290 110,-370 M124,-160 C150,-230 170,-250 196,-310',
        '#8a7a4b',
        5,
      ),
      times(9, (index) =>
        oval(
          112 + (index % 2 ? 22 : -14) + (index > 5 ? 50 : 0),
          -352 + index * 22,
          22,
          9,
          index % 2 ? '#c9b86a' : '#a9a05a',
        ),
      ),
      shape(
        'M96,-160 h50 c0,30 46,60 40,110 c-4,36 -30,50 -66,50 c-36,0 -62,-14 -66,-50 c-6,-50 42,-80 42,-110 Z',
        ball(lighter(colour, 0.5), darker(colour, 0.2)),
      ),
      box(-40, -96, 46, 96, vertical('#fffaf0', '#e6d6b8'), 6) +
        shape('M-17,-132 q14,22 0,36 q-14,-14 0,-36 Z', '#f5b13d'),
      box(-106, -64, 46, 64, vertical('#fffaf0', '#e6d6b8'), 6) +
        shape('M-83,-100 q14,22 0,36 q-14,-14 0,-36 Z', '#f5b13d'),
    ].join(''),
  }
}

/** A rug on the floor, seen from its edge. */
export function carpet(colour: string): Thing {
  const second = mix(colour, colours.lemon, 0.55)
  const motif = (x: number, s: number, paint: string): string =>
    shape(
      `M${x},${-96 - s * 34} L${x + s * 74},-96 L${x},${-96 + s * 34} L${x - s * 74},-96 Z`,
      paint,
    )
  return {
    width: 760,
    height: 200,
    svg: [
      shape('M-290,-180 H290 L380,0 H-380 Z', vertical(darker(colour, 0.15), colour)),
      shape('M-268,-168 H268 L346,-14 H-346 Z', second),
      shape(
        'M-250,-158 H250 L318,-28 H-318 Z',
        vertical(darker(colour, 0.2), lighter(colour, 0.08)),
      ),
      ...[-170, 0, 170].map(
        (x) =>
          motif(x, 1, second) +
          motif(x, 0.68, darker(colour, 0.3)) +
          motif(x, 0.4, '#f6e8cc') +
          motif(x, 0.16, colour),
      ),
      times(
        22,
        (index) =>
          disc(-236 + index * 22.5, -150, 4, '#f6e8cc') +
          disc(-292 + index * 27.8, -38, 5, '#f6e8cc'),
      ),
      times(30, (index) => line(`M${-378 + index * 26},1 l-2,11`, '#efe0c2', 4)),
    ].join(''),
  }
}

/** Curtains at a tall window. */
export function curtains(colour: string): Thing {
  const side = times(5, (index) =>
    shape(
      `M${-300 + index * 34},-440 h36 C${-262 + index * 34},-260 ${-300 + index * 36},-140 ${-270 + index * 32},0 h-34 C${-330 + index * 34},-140 ${-296 + index * 34},-260 ${-300 + index * 34},-440 Z`,
      horizontal(darker(colour, 0.18), lighter(colour, 0.35), darker(colour, 0.08)),
    ),
  )
  return {
    width: 640,
    height: 460,
    svg: [
      box(-160, -420, 320, 380, vertical('#8accea', '#dbf1f3'), 3) +
        box(-160, -180, 320, 140, vertical('#5fb7c4', '#1c7f9b')) +
        box(-160, -420, 320, 380, '#fff6df30'),
      box(-5, -420, 10, 380, '#fffaf0') +
        box(-170, -420, 10, 380, '#fffaf0') +
        box(160, -420, 10, 380, '#fffaf0') +
        box(-170, -44, 340, 14, '#f0e4cc'),
      shape('M-160,-420 h100 q-40,190 0,380 h-100 Z', '#ffffff50') +
        shape('M160,-420 h-100 q40,190 0,380 h100 Z', '#ffffff50'),
      side,
      `<g transform="scale(-1 1)">${side}</g>`,
      box(-330, -456, 660, 14, wood(colours.walnut), 7) +
        disc(-334, -449, 15, colours.carob) +
        disc(334, -449, 15, colours.carob),
    ].join(''),
  }
}

export function bookshelf(colour: string): Thing {
  const bookColours = [
    colours.sea,
    colours.citrus,
    colours.pomegranate,
    colours.olive,
    colours.lemon,
    colours.slate,
    colours.rose,
  ]
  const row = (y: number, seed: number): string =>
    times(9, (index) => {
      const h = 66 + ((index * 37 + seed * 13) % 26)
      return box(
        -140 + index * 23,
        y - h,
        20,
        h,
        vertical(
          lighter(bookColours[(index + seed) % 7] ?? '', 0.2),
          bookColours[(index + seed) % 7] ?? '',
        ),
        2,
      )
    })
  return {
    width: 360,
    height: 460,
    svg: [
      box(-180, -460, 360, 456, wood(colour), 5),
      times(4, (index) => box(-164, -446 + index * 110, 328, 96, darker(colour, 0.42))),
      row(-350, 0) + row(-240, 3) + row(-130, 5) + row(-20, 2),
      disc(112, -372, 24, ball('#ffe0b0', colours.terracotta)) +
        box(84, -290, 60, 50, '#e9d6b4', 4) +
        disc(112, -152, 22, '#7fb077'),
    ].join(''),
  }
}

export function wardrobe(colour: string): Thing {
  return {
    width: 400,
    height: 470,
    svg: [
      box(-196, -466, 392, 446, wood(colour), 6) +
        box(-206, -474, 412, 20, lighter(colour, 0.25), 4),
      times(3, (index) =>
        box(
          -184 + index * 124,
          -444,
          118,
          330,
          horizontal(lighter(colour, 0.3), lighter(colour, 0.08)),
          4,
        ),
      ),
      box(-60, -444, 118, 330, diagonal('#dfeef0', '#a3c4cb', '#eef6f4'), 4),
      times(
        2,
        (index) =>
          box(-184 + index * 186, -106, 180, 72, lighter(colour, 0.18), 4) +
          disc(-94 + index * 186, -70, 7, '#e6c77c'),
      ),
      ...[-176, 152].map((x) => box(x, -22, 24, 22, darker(colour, 0.5))),
    ].join(''),
  }
}

export function diningTable(colour: string): Thing {
  const chair = (x: number): string =>
    [
      line(`M${x - 40},-4 L${x - 34},-130 M${x + 40},-4 L${x + 34},-130`, darker(colour, 0.3), 10),
      box(x - 46, -140, 92, 18, lighter(colour, 0.3), 8),
      box(x - 42, -290, 84, 90, vertical(lighter(colour, 0.25), darker(colour, 0.1)), 14),
      line(`M${x - 38},-140 V-220 M${x + 38},-140 V-220`, darker(colour, 0.3), 9),
    ].join('')
  return {
    width: 640,
    height: 300,
    svg: [
      chair(-150) + chair(150),
      ...[-230, 206].map((x) => box(x, -180, 26, 180, wood(darker(colour, 0.12)))),
      box(-300, -206, 600, 32, wood(colour), 10),
      oval(0, -208, 62, 12, '#f6efe2') +
        disc(-22, -224, 19, ball('#ffc27a', colours.citrus)) +
        disc(20, -224, 19, ball('#ffe98c', '#eeb222')) +
        disc(0, -236, 19, ball('#ffc27a', colours.citrus)),
    ].join(''),
  }
}

export function lamp(colour: string): Thing {
  return {
    width: 260,
    height: 400,
    svg: [
      disc(0, -290, 230, radial('#fff0c060', '#fff0c000')),
      shape(
        'M-40,-190 C-100,-130 -80,-20 -44,0 H44 C80,-20 100,-130 40,-190 Z',
        ball(lighter(colour, 0.5), darker(colour, 0.22)),
      ),
      box(-9, -230, 18, 44, '#c7a25a'),
      shape('M-120,-220 L-74,-390 H74 L120,-220 Z', vertical('#fff6dc', '#f5d596')),
      turned(
        0,
        cut(
          'lamp',
          'M-120,-220 L-74,-390 H74 L120,-220 Z',
          times(9, (index) =>
            line(`M${-120 + index * 30},-220 L${-74 + index * 18.5},-390`, '#d9b06a30', 3),
          ),
        ),
      ),
    ].join(''),
  }
}
