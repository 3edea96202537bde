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

/** A small landscape for screens, of the given size. */
function wallpaper(id: string, w: number, h: number, radius: number): string {
  const d = `M${radius},0 H${w - radius} Q${w},0 ${w},${radius} V${h - radius} Q${w},${h} ${w - radius},${h} H${radius} Q0,${h} 0,${h - radius} V${radius} Q0,0 ${radius},0 Z`
  return cut(
    `screen-${id}`,
    d,
    [
      box(0, 0, w, h, vertical('#27507f', '#d98a82', '#fbc98a')),
      disc(w * 0.66, h * 0.46, Math.min(w, h) * 0.16, '#fff0c8'),
      shape(
        `M0,${h * 0.62} L${w * 0.24},${h * 0.38} L${w * 0.4},${h * 0.54} L${w * 0.6},${h * 0.44} L${w},${h * 0.66} V${h} H0 Z`,
        '#4f4a78',
      ),
      shape(
        `M0,${h * 0.74} Q${w * 0.5},${h * 0.58} ${w},${h * 0.78} V${h} H0 Z`,
        vertical('#2b6f86', '#123f58'),
      ),
      shape(`M${w * 0.58},0 H${w * 0.84} L${w * 0.4},${h} H${w * 0.14} Z`, '#ffffff1a'),
    ].join(''),
  )
}

export function phone(colour: string): Thing {
  const w = 200
  const h = 410
  return {
    width: 260,
    height: h,
    svg: turned(
      -4,
      [
        box(
          -w / 2 - 4,
          -h,
          w + 8,
          h,
          horizontal(lighter(colour, 0.5), colour, darker(colour, 0.3)),
          34,
        ),
        box(-w / 2 + 2, -h + 6, w - 4, h - 12, '#0d1218', 29),
        at(-w / 2 + 9, -h + 13, wallpaper('phone', w - 18, h - 26, 24)),
        box(-30, -h + 22, 60, 15, '#0d1218', 8),
        ...[0, 1, 2, 3].map((index) =>
          box(
            -70 + index * 38,
            -70,
            28,
            28,
            ['#fffaf0', colours.citrus, colours.aqua, '#8fd18a'][index] ?? '',
            8,
          ),
        ),
      ].join(''),
    ),
  }
}

export function phoneBack(colour: string): Thing {
  return {
    width: 260,
    height: 410,
    svg: turned(
      5,
      [
        box(
          -104,
          -410,
          208,
          410,
          horizontal(lighter(colour, 0.55), colour, darker(colour, 0.35)),
          34,
        ),
        box(-99, -405, 198, 400, diagonal(lighter(colour, 0.3), colour, darker(colour, 0.2)), 30),
        box(-86, -392, 96, 104, diagonal(lighter(colour, 0.42), darker(colour, 0.05)), 26),
        ...(
          [
            [-62, -366],
            [-62, -316],
            [-18, -341],
          ] as const
        ).map(([x, y]) => disc(x, y, 19, '#171c23') + disc(x, y, 11, ball('#6f8fa8', '#10151b'))),
        disc(-16, -376, 6, '#fff6da'),
        shape('M30,-405 H90 L-40,-5 H-99 Z', '#ffffff16'),
      ].join(''),
    ),
  }
}

export function laptop(colour: string): Thing {
  return {
    width: 640,
    height: 380,
    svg: [
      box(-250, -376, 500, 340, vertical(lighter(colour, 0.3), darker(colour, 0.2)), 18),
      box(-242, -368, 484, 322, '#10151b', 12),
      at(-232, -358, wallpaper('laptop', 464, 300, 5)),
      box(-200, -330, 210, 150, '#fffaf0e8', 8),
      times(5, (index) =>
        box(
          -182,
          -302 + index * 22,
          [150, 170, 120, 160, 90][index] ?? 100,
          8,
          index ? '#c9d2d6' : colours.sea,
          4,
        ),
      ),
      shape(
        'M-270,-40 H270 L320,-12 Q322,0 308,0 H-308 Q-322,0 -320,-12 Z',
        vertical(lighter(colour, 0.55), darker(colour, 0.12)),
      ),
      shape('M-226,-34 H226 L246,-20 H-246 Z', '#2b323a'),
      box(-70, -14, 140, 6, '#00000022', 3),
    ].join(''),
  }
}

export function laptopClosed(colour: string): Thing {
  return {
    width: 560,
    height: 90,
    svg: [
      shape('M-200,-90 H200 L280,-22 H-280 Z', diagonal(lighter(colour, 0.5), colour)),
      oval(0, -56, 26, 10, lighter(colour, 0.7)),
      box(-280, -24, 560, 22, vertical(lighter(colour, 0.2), darker(colour, 0.35)), 8),
      box(-270, -6, 540, 6, '#1b2027', 3),
    ].join(''),
  }
}

export function tablet(colour: string): Thing {
  return {
    width: 480,
    height: 340,
    svg: [
      shape('M60,-60 L150,-4 H40 Z', darker(colour, 0.4)),
      turned(
        -2,
        [
          box(-236, -346, 472, 330, horizontal(lighter(colour, 0.5), darker(colour, 0.2)), 26),
          box(-230, -340, 460, 318, '#0d1218', 22),
          at(-214, -324, wallpaper('tablet', 428, 286, 8)),
          box(-190, -300, 120, 84, '#fffaf0d8', 14),
          times(4, (index) =>
            box(
              -46 + index * 62,
              -96,
              44,
              44,
              ['#f0932b', '#fffaf0', '#7cc7c9', '#c9437f'][index] ?? '',
              12,
            ),
          ),
        ].join(''),
      ),
      line('M260,-8 L300,-250', '#f6f2ea', 13),
      line('M300,-250 L303,-268', '#8b98a3', 8),
    ].join(''),
  }
}

export function gameConsole(colour: string): Thing {
  return {
    width: 520,
    height: 330,
    svg: [
      shape(
        'M-210,0 C-230,-120 -226,-240 -196,-326 C-170,-322 -156,-300 -158,-270 C-166,-180 -160,-90 -140,0 Z',
        horizontal(lighter(colour, 0.6), colour),
      ),
      box(-178, -312, 46, 312, vertical('#2b3138', '#0d1116'), 12),
      shape(
        'M-84,0 C-66,-120 -70,-240 -100,-326 C-126,-322 -140,-300 -138,-270 C-132,-180 -136,-90 -154,0 Z',
        horizontal(colour, darker(colour, 0.16)),
      ),
      line('M-156,-290 V-40', '#4cb8e6', 4),
      at(130, -60, controller(colour)),
    ].join(''),
  }
}

function controller(colour: string): string {
  return [
    oval(0, 62, 170, 14, '#1a122044'),
    shape(
      'M-100,-70 C-60,-88 60,-88 100,-70 C150,-50 176,40 156,58 C136,76 104,52 84,22 H-84 C-104,52 -136,76 -156,58 C-176,40 -150,-50 -100,-70 Z',
      vertical(lighter(colour, 0.5), darker(colour, 0.16)),
    ),
    shape('M-46,-78 H46 L38,-26 H-38 Z', '#2b3138'),
    disc(-46, 2, 26, '#23282f') + disc(-46, 0, 18, ball('#6b747d', '#1b2027')),
    disc(46, 2, 26, '#23282f') + disc(46, 0, 18, ball('#6b747d', '#1b2027')),
    box(-104, -42, 14, 42, '#2b3138', 4) + box(-118, -28, 42, 14, '#2b3138', 4),
    ...(
      [
        [98, -44, '#4fb286'],
        [118, -24, '#d2545c'],
        [98, -4, '#5b9bd5'],
        [78, -24, '#e69bc0'],
      ] as const
    ).map(([x, y, paint]) => disc(x, y, 9, paint)),
  ].join('')
}

export function handheld(colour: string): Thing {
  return {
    width: 560,
    height: 230,
    svg: at(
      0,
      -112,
      [
        box(-280, -112, 130, 224, horizontal(lighter(colour, 0.3), colour), 60),
        box(150, -112, 130, 224, horizontal(colours.citrus, darker(colours.citrus, 0.2)), 60),
        box(-200, -112, 400, 224, '#1b2027', 10),
        at(-180, -96, wallpaper('handheld', 360, 192, 4)),
        disc(-240, -40, 26, ball('#4a525b', '#14181e')),
        disc(240, 40, 26, ball('#4a525b', '#14181e')),
        ...(
          [
            [240, -66],
            [262, -44],
            [240, -22],
            [218, -44],
          ] as const
        ).map(([x, y]) => disc(x, y, 10, '#14181e')),
        ...(
          [
            [-240, 20],
            [-218, 42],
            [-240, 64],
            [-262, 42],
          ] as const
        ).map(([x, y]) => disc(x, y, 10, '#14181e')),
      ].join(''),
    ),
  }
}

export function headphones(colour: string): Thing {
  return {
    width: 330,
    height: 350,
    svg: [
      line('M-126,-110 C-150,-390 150,-390 126,-110', darker(colour, 0.2), 30),
      line('M-122,-140 C-136,-360 136,-360 122,-140', lighter(colour, 0.3), 8),
      box(-164, -166, 66, 150, horizontal(darker(colour, 0.3), lighter(colour, 0.2)), 32),
      box(98, -166, 66, 150, horizontal(colour, darker(colour, 0.4)), 32),
      box(-108, -156, 34, 130, vertical('#4a3a31', '#251c1a'), 17),
      box(74, -156, 34, 130, vertical('#4a3a31', '#251c1a'), 17),
    ].join(''),
  }
}

export function camera(): Thing {
  return {
    width: 420,
    height: 290,
    svg: [
      box(-70, -292, 140, 60, vertical('#4a525b', '#23282f'), 14),
      box(-160, -258, 60, 20, '#3b434c', 6) + box(110, -264, 46, 26, '#c7d0d6', 6),
      box(-204, -244, 408, 240, vertical('#3b434c', '#1b2027'), 26),
      box(-204, -196, 408, 140, '#14181e'),
      times(9, (index) => box(-200, -192 + index * 15, 74, 2, '#ffffff12')),
      disc(24, -124, 112, '#0d1116') +
        ring(24, -124, 104, '#4a525b', 7) +
        disc(24, -124, 84, '#1b2027') +
        disc(24, -124, 62, ball('#7fa4c4', '#10202f')),
      oval(0, -150, 20, 12, '#ffffff66'),
      ring(24, -124, 84, colours.citrus, 3),
      disc(-160, -216, 9, '#d2343c'),
    ].join(''),
  }
}

export function television(): Thing {
  return {
    width: 640,
    height: 410,
    svg: [
      line('M-180,-40 L-210,-4 M180,-40 L210,-4', '#2b3138', 12),
      box(-316, -410, 632, 372, '#14181e', 10),
      at(-304, -398, wallpaper('tv', 608, 344, 3)),
      box(-300, -38, 600, 5, '#ffffff22'),
    ].join(''),
  }
}

export function monitor(): Thing {
  return {
    width: 560,
    height: 420,
    svg: [
      shape('M-40,-110 H40 L52,-10 H-52 Z', vertical('#8b98a3', '#59636e')),
      oval(0, -8, 130, 14, vertical('#c7d0d6', '#7b8791')),
      box(-276, -420, 552, 324, '#1b2027', 12),
      at(-264, -408, wallpaper('monitor', 528, 296, 3)),
    ].join(''),
  }
}

export function speaker(colour: string): Thing {
  return {
    width: 220,
    height: 330,
    svg: [
      box(-104, -330, 208, 326, horizontal(lighter(colour, 0.3), colour, darker(colour, 0.4)), 40),
      times(12, (row) =>
        times(9, (column) => disc(-76 + column * 19, -296 + row * 21, 4.4, '#00000038')),
      ),
      disc(0, -190, 58, clear(darker(colour, 0.5), 0.55)) +
        disc(0, -190, 36, ball(lighter(colour, 0.2), darker(colour, 0.55))),
      line('M-60,-312 C-20,-322 20,-322 60,-312', '#ffffff66', 4),
      box(-30, -34, 60, 10, '#f0932b', 5),
    ].join(''),
  }
}

export function smartWatch(strap: string): Thing {
  return {
    width: 240,
    height: 380,
    svg: [
      shape('M-62,-270 L-48,-380 H48 L62,-270 Z', vertical(darker(strap, 0.2), strap)),
      shape('M-62,-120 L-48,0 H48 L62,-120 Z', vertical(strap, darker(strap, 0.3))),
      times(4, (index) => disc(0, -20 - index * 22, 5, darker(strap, 0.5))),
      box(-88, -286, 176, 184, diagonal('#d9dfe3', '#7b8791'), 48),
      box(-78, -276, 156, 164, '#0d1116', 40),
      ring(0, -194, 52, '#2b3138', 10),
      line('M0,-246 A52,52 0 1 1 -46,-170', colours.citrus, 10),
      line('M-18,-194 h36 M0,-212 v36', '#f6efe2', 5),
      box(88, -216, 10, 40, '#8b98a3', 5),
    ].join(''),
  }
}

/** A power bank with its cable and a plug. */
export function charger(colour: string): Thing {
  return {
    width: 440,
    height: 250,
    svg: [
      box(-190, -236, 130, 236, horizontal(lighter(colour, 0.4), colour, darker(colour, 0.3)), 24),
      times(4, (index) => disc(-158 + index * 22, -206, 5, index < 3 ? '#8fe3b0' : '#00000033')),
      line('M-126,-236 C-120,-330 10,-270 20,-180 C30,-90 60,-20 130,-60', '#f6f2ea', 9),
      box(96, -120, 110, 116, vertical('#fffdf6', '#d9d2c4'), 20),
      box(120, -148, 14, 32, '#c7a25a', 3) + box(168, -148, 14, 32, '#c7a25a', 3),
      disc(151, -62, 12, '#e2dccf'),
    ].join(''),
  }
}

export function printer(): Thing {
  return {
    width: 460,
    height: 300,
    svg: [
      shape('M-120,-200 L-104,-310 H120 L104,-200 Z', vertical('#ffffff', '#e6e1d6')),
      box(-220, -214, 440, 190, vertical('#59636e', '#2b3138'), 22),
      box(-220, -214, 440, 60, vertical('#6f7a85', '#4a525b'), 22),
      box(-150, -110, 300, 18, '#14181e', 6),
      shape('M-130,-100 H130 L160,-10 H-160 Z', vertical('#ffffff', '#e2ddd2')),
      times(4, (index) =>
        line(
          `M${-100 - index * 6},${-78 + index * 17} h${190 + index * 12}`,
          index === 0 ? '#1c8fae' : '#c9c2b4',
          5,
        ),
      ),
      box(120, -196, 70, 26, '#7cc7c9', 5),
    ].join(''),
  }
}
