import { clear, colours, darker, lighter } from '#seed/pictures/colour.ts'
import type { Thing } from '#seed/pictures/scenes/still-life.ts'
import {
  at,
  ball,
  box,
  cut,
  diagonal,
  disc,
  horizontal,
  line,
  oval,
  ring,
  shape,
  times,
  turned,
  vertical,
} from '#seed/pictures/svg.ts'

export function guitar(colour: string): Thing {
  return {
    width: 250,
    height: 470,
    svg: turned(
      8,
      [
        shape(
          'M-70,-220 C-110,-210 -96,-160 -86,-140 C-130,-110 -130,0 0,0 C130,0 130,-110 86,-140 C96,-160 110,-210 70,-220 C40,-228 -40,-228 -70,-220 Z',
          diagonal(lighter(colour, 0.45), colour, darker(colour, 0.35)),
        ),
        disc(0, -150, 36, darker(colour, 0.65)) + ring(0, -150, 42, '#f2dcae', 4),
        box(-15, -440, 30, 300, horizontal('#6b4530', '#3a261e'), 3),
        times(9, (index) => box(-15, -424 + index * 27, 30, 3, '#d9c9a8')),
        shape('M-20,-440 H20 L26,-500 Q0,-512 -26,-500 Z', '#4a3024') +
          times(
            3,
            (index) =>
              disc(-30, -452 - index * 18, 6, '#d9dfe3') +
              disc(30, -452 - index * 18, 6, '#d9dfe3'),
          ),
        box(-40, -70, 80, 13, darker(colour, 0.6), 4),
        times(6, (index) => line(`M${-10 + index * 4},-490 V-66`, '#f6efe299', 1.2)),
        line('M-96,-60 C-90,-30 -60,-14 -30,-10', '#ffffff66', 6),
      ].join(''),
    ),
  }
}

/** The long-necked saz of the island's weddings. */
export function saz(): Thing {
  return {
    width: 210,
    height: 470,
    svg: turned(
      -12,
      [
        shape(
          'M-14,-220 C-40,-180 -100,-130 -92,-60 C-86,0 86,0 92,-60 C100,-130 40,-180 14,-220 Z',
          horizontal('#8a4f2c', '#d79a5a', '#8a4f2c'),
        ),
        times(5, (index) =>
          line(
            `M${(index - 2) * 4},-214 C${(index - 2) * 26},-160 ${(index - 2) * 40},-90 ${(index - 2) * 34},-14`,
            '#5b2f1a44',
            4,
          ),
        ),
        shape(
          'M-10,-220 C-30,-180 -74,-130 -70,-66 C-66,-20 66,-20 70,-66 C74,-130 30,-180 10,-220 Z',
          '#e9c08a',
        ),
        box(-9, -476, 18, 300, '#5b3a29', 4) +
          times(12, (index) => box(-9, -440 + index * 20, 18, 3, '#f2dcae')),
        times(3, (index) => disc(index % 2 ? 18 : -18, -466 + index * 15, 6, '#3a261e')),
        box(-26, -70, 52, 8, '#3a261e', 3) + line('M-4,-470 V-66 M4,-470 V-66', '#fff6e0', 1.4),
      ].join(''),
    ),
  }
}

export function keyboardPiano(): Thing {
  return {
    width: 680,
    height: 300,
    svg: [
      line('M-240,-130 L200,0 M240,-130 L-200,0', '#2b3138', 17),
      box(-336, -210, 672, 90, vertical('#3b434c', '#14181e'), 12),
      times(26, (index) =>
        box(-322 + index * 24.8, -166, 23, 44, vertical('#ffffff', '#e2ddd2'), 2),
      ),
      times(25, (index) =>
        index % 7 === 2 || index % 7 === 6
          ? ''
          : box(-305 + index * 24.8, -166, 14, 27, '#14181e', 2),
      ),
      box(-90, -200, 120, 22, '#2f9aa8', 3) +
        times(4, (index) => disc(130 + index * 40, -188, 9, ball('#c7d0d6', '#59636e'))),
      shape('M-90,-216 L-80,-300 H100 L90,-216 Z', '#fffaf0') +
        times(4, (index) => line(`M-64,${-286 + index * 16} H78`, '#22303c66', 2)) +
        disc(-20, -262, 6, '#22303c') +
        disc(30, -270, 6, '#22303c'),
    ].join(''),
  }
}

export function boardGame(colour: string): Thing {
  return {
    width: 560,
    height: 240,
    svg: [
      shape('M-210,-150 H210 L280,-20 H-280 Z', vertical('#b97f4a', '#7c4c2c')) +
        box(-280, -22, 560, 22, '#5b3a29', 4),
      times(8, (row) =>
        times(8, (column) => {
          const y = -142 + row * 14.6
          const half = 190 + row * 8
          const x = -half + (column * half) / 4
          return shape(
            `M${x},${y} h${half / 4} l2,14 h${-half / 4 - 1} Z`,
            (row + column) % 2 ? '#5b3a29' : '#f2dcae',
          )
        }),
      ),
      pawn(-160, -60, '#f6efe2', 1),
      pawn(-60, -96, colour, 0.86),
      pawn(70, -60, '#f6efe2', 1.1),
      pawn(170, -90, colour, 0.9),
      pawn(-4, -30, colour, 1.25),
    ].join(''),
  }
}

function pawn(x: number, y: number, paint: string, size: number): string {
  return at(
    x,
    y,
    oval(6, 0, 30, 7, '#1a122040') +
      shape(
        'M-26,0 C-22,-24 -10,-30 -8,-62 H8 C10,-30 22,-24 26,0 Z',
        horizontal(lighter(paint, 0.4), paint, darker(paint, 0.35)),
      ) +
      disc(0, -76, 19, ball(lighter(paint, 0.6), darker(paint, 0.2))),
    size,
  )
}

/** Backgammon, as played in every coffee house. */
export function backgammon(): Thing {
  return {
    width: 600,
    height: 270,
    svg: [
      shape('M-230,-240 H230 L290,-20 H-290 Z', vertical('#9c6238', '#6b3f24')) +
        box(-290, -22, 580, 22, '#4a2c1c', 4),
      shape('M-212,-228 H-8 L-8,-32 H-266 Z', '#e2bf8d') +
        shape('M212,-228 H8 L8,-32 H266 Z', '#e2bf8d'),
      times(
        6,
        (index) =>
          shape(
            `M${-208 + index * 33},-228 h30 l-18,84 Z`,
            index % 2 ? colours.pomegranate : colours.carob,
          ) +
          shape(
            `M${14 + index * 33},-228 h30 l-12,84 Z`,
            index % 2 ? colours.carob : colours.pomegranate,
          ) +
          shape(
            `M${-258 + index * 41},-34 h38 l-12,-86 Z`,
            index % 2 ? colours.carob : colours.pomegranate,
          ) +
          shape(
            `M${14 + index * 41},-34 h38 l-24,-86 Z`,
            index % 2 ? colours.pomegranate : colours.carob,
          ),
      ),
      ...(
        [
          [-236, -46],
          [-232, -68],
          [-228, -90],
          [30, -46],
          [30, -68],
          [190, -212],
          [192, -192],
        ] as const
      ).map(
        ([x, y], index) =>
          oval(x, y + 4, 18, 11, '#2b1c18') + oval(x, y, 18, 11, index < 3 ? '#fbf3e0' : '#3a2a24'),
      ),
      box(-90, -150, 30, 30, '#fffaf0', 6) +
        disc(-82, -142, 3, '#22303c') +
        disc(-68, -128, 3, '#22303c') +
        box(-48, -136, 30, 30, '#fffaf0', 6) +
        disc(-33, -121, 4, '#22303c'),
    ].join(''),
  }
}

export function videoGames(): Thing {
  const cases = [colours.sea, colours.pomegranate, colours.cypress, colours.citrus] as const
  return {
    width: 520,
    height: 320,
    svg: cases
      .map(
        (paint, index) =>
          `<g transform="translate(${-150 + index * 96} ${-index * 4}) rotate(${-11 + index * 7})">${[
            box(-92, -290, 184, 280, lighter(paint, 0.25), 9),
            box(-82, -262, 168, 244, diagonal(darker(paint, 0.1), darker(paint, 0.5)), 4),
            disc(20, -170, 52, lighter(colours.lemon, 0.2)),
            shape('M-82,-110 L-30,-180 L20,-120 L50,-150 L86,-100 V-18 H-82 Z', darker(paint, 0.6)),
            box(-66, -246, 100, 13, '#fffaf0', 4) + box(-66, -226, 64, 8, '#fffaf0a0', 4),
          ].join('')}</g>`,
      )
      .join(''),
  }
}

export function easel(colour: string): Thing {
  return {
    width: 340,
    height: 470,
    svg: [
      line('M-30,-460 L-130,0 M30,-460 L130,0 M0,-440 V-40', colours.walnut, 13),
      at(-140, -390, cut('easel', 'M0,0 H280 V220 H0 Z', painting(280, 220, colour))),
      box(-160, -172, 320, 17, colours.walnut, 4),
      oval(110, -186, 40, 12, '#d9b283') +
        disc(94, -190, 6, colours.citrus) +
        disc(112, -192, 6, colours.sea) +
        disc(128, -188, 6, colours.pomegranate),
    ].join(''),
  }
}

export function posters(colour: string): Thing {
  const frame = (x: number, y: number, w: number, h: number, paint: string, id: string): string =>
    [
      box(x + 8, y + 10, w, h, '#1a122030', 4),
      box(x, y, w, h, '#2b3138', 4),
      box(x + 9, y + 9, w - 18, h - 18, '#fffaf0'),
      at(
        x + 24,
        y + 24,
        cut(id, `M0,0 H${w - 48} V${h - 48} H0 Z`, painting(w - 48, h - 48, paint)),
      ),
    ].join('')
  return {
    width: 560,
    height: 400,
    svg:
      frame(-280, -390, 260, 340, colour, 'poster-1') +
      frame(4, -370, 200, 250, colours.citrus, 'poster-2') +
      frame(150, -230, 150, 190, colours.olive, 'poster-3'),
  }
}

function painting(w: number, h: number, paint: string): string {
  return [
    box(0, 0, w, h, vertical(lighter(paint, 0.6), '#fbe6c4')),
    disc(w * 0.68, h * 0.36, h * 0.16, colours.lemon),
    shape(
      `M0,${h * 0.6} Q${w * 0.3},${h * 0.3} ${w * 0.6},${h * 0.56} T${w},${h * 0.5} V${h} H0 Z`,
      paint,
    ),
    shape(`M0,${h * 0.8} Q${w * 0.4},${h * 0.56} ${w},${h * 0.84} V${h} H0 Z`, darker(paint, 0.4)),
    line(`M${w * 0.2},${h * 0.9} v${-h * 0.34}`, '#3a261e', 5),
    disc(w * 0.2, h * 0.52, h * 0.13, colours.olive),
  ].join('')
}

export function tent(colour: string): Thing {
  return {
    width: 600,
    height: 340,
    svg: [
      shape(
        'M-290,-4 C-190,-180 -60,-320 20,-330 C120,-300 230,-150 290,-4 Z',
        horizontal(lighter(colour, 0.35), colour, darker(colour, 0.35)),
      ),
      shape(
        'M-130,-4 C-90,-140 -20,-270 20,-330 C50,-260 90,-130 100,-4 Z',
        vertical(darker(colour, 0.3), '#2b2320'),
      ),
      shape(
        'M-130,-4 C-90,-140 -20,-270 20,-330 C-10,-220 -40,-110 -60,-4 Z',
        lighter(colour, 0.5),
      ),
      line(
        'M20,-330 C-80,-280 -210,-130 -290,-4 M20,-330 C120,-300 230,-150 290,-4',
        clear('#fffaf0', 0.7),
        5,
      ),
      line('M-290,-4 L-330,6 M290,-4 L330,6', '#f6efe2', 4),
      disc(40, -50, 20, ball('#fff0b8', '#f0932b')),
    ].join(''),
  }
}
