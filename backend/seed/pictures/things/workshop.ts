import { colours, darker, lighter } from '#seed/pictures/colour.ts'
import type { Thing } from '#seed/pictures/scenes/still-life.ts'
import {
  at,
  ball,
  box,
  diagonal,
  disc,
  horizontal,
  line,
  oval,
  ring,
  shape,
  times,
  vertical,
} from '#seed/pictures/svg.ts'
import { wheel } from '#seed/pictures/things/car.ts'

export function tyres(): Thing {
  const lying = (y: number): string =>
    box(-150, y - 62, 300, 60, horizontal('#3b434c', '#23282f', '#0d1116'), 24) +
    times(14, (index) => line(`M${-130 + index * 20},${y - 54} l8,44`, '#00000060', 5))
  return {
    width: 560,
    height: 330,
    svg: `<g transform="translate(-90 0)">${lying(0) + lying(-62) + lying(-124) + lying(-186)}${oval(0, -246, 138, 24, '#23282f') + oval(0, -246, 80, 13, '#0d1116')}</g>${at(160, -130, wheel(130, 5))}`,
  }
}

/** A car battery and a can of oil. */
export function batteryAndOil(): Thing {
  return {
    width: 520,
    height: 300,
    svg: [
      box(-240, -190, 280, 186, vertical('#3b434c', '#14181e'), 10) +
        box(-248, -208, 296, 34, '#59636e', 6) +
        box(-210, -236, 46, 32, '#d2343c', 5) +
        box(-36, -236, 46, 32, '#3b434c', 5),
      box(-216, -150, 232, 108, colours.citrus, 6) +
        shape('M-116,-140 l-40,56 h34 l-20,38 l64,-56 h-36 l26,-38 Z', '#fffaf0'),
      shape(
        'M90,-250 H190 L236,-210 V-14 Q236,0 222,0 H104 Q90,0 90,-14 Z',
        horizontal(lighter(colours.sea, 0.35), colours.sea, colours.deepSea),
      ) +
        box(104, -284, 54, 38, '#14181e', 6) +
        line('M190,-240 L222,-208 V-150', '#0d4a63', 13),
      box(106, -160, 112, 110, '#fffaf0', 6) +
        shape('M162,-146 q30,44 0,62 q-30,-18 0,-62 Z', '#e0a53a'),
    ].join(''),
  }
}

export function headlamp(): Thing {
  return {
    width: 520,
    height: 260,
    svg: [
      shape(
        'M-250,-60 C-230,-190 0,-250 240,-230 C260,-160 220,-60 120,-20 C0,10 -200,10 -250,-60 Z',
        vertical('#3b434c', '#14181e'),
      ),
      shape(
        'M-226,-70 C-200,-170 10,-226 216,-210 C226,-150 196,-80 110,-44 C10,-16 -180,-16 -226,-70 Z',
        diagonal('#ffffff', '#b9d0da', '#6f8b9a'),
      ),
      ...[-110, 20].map(
        (x, index) =>
          disc(x, -100 - index * 18, 54, '#4a5a68') +
          disc(x, -100 - index * 18, 44, ball('#ffffff', '#7f9aaa')) +
          disc(x, -100 - index * 18, 19, ball('#fffbe0', '#e9c46a')),
      ),
      shape('M110,-170 L196,-184 L180,-130 L120,-110 Z', '#f5a53a'),
      shape(
        'M-160,-140 C-60,-190 80,-200 160,-200 L120,-180 C20,-176 -80,-160 -150,-118 Z',
        '#ffffff70',
      ),
    ].join(''),
  }
}

export function rims(): Thing {
  return {
    width: 560,
    height: 290,
    svg: at(-140, -132, wheel(132, 5)) + at(140, -132, wheel(132, 5)) + at(0, -150, wheel(140, 5)),
  }
}

export function helmet(colour: string): Thing {
  return {
    width: 330,
    height: 290,
    svg: [
      shape(
        'M-150,-40 C-180,-200 -90,-290 10,-286 C120,-280 170,-190 150,-60 L140,-20 Q130,0 100,0 H-60 Q-120,0 -150,-40 Z',
        ball(lighter(colour, 0.55), darker(colour, 0.25)),
      ),
      shape(
        'M0,-190 C70,-200 130,-180 158,-140 L150,-70 C110,-60 50,-70 10,-90 Q-20,-140 0,-190 Z',
        vertical('#22303c', '#6f93a3'),
      ),
      shape('M40,-180 L80,-180 L60,-80 L28,-86 Z', '#ffffff30'),
      line('M-110,-250 C-60,-290 30,-290 90,-250', colours.lemon, 15),
      disc(-20, -130, 19, '#aab6bf'),
    ].join(''),
  }
}

/** A tool box with a hammer, a spanner and a drill. */
export function toolbox(colour: string): Thing {
  return {
    width: 520,
    height: 320,
    svg: [
      line('M-120,-150 L-150,-300', colours.oak, 19) + box(-196, -326, 92, 40, '#59636e', 8),
      line('M-20,-140 L10,-290', '#c7d0d6', 17) + ring(14, -304, 22, '#c7d0d6', 14),
      shape(
        'M60,-300 H200 L214,-276 L200,-252 H130 L120,-150 H66 L76,-252 Q44,-256 60,-300 Z',
        vertical(lighter(colours.citrus, 0.25), darker(colours.citrus, 0.2)),
      ) + line('M214,-276 h46', '#8b98a3', 8),
      box(-240, -170, 480, 166, vertical(lighter(colour, 0.3), colour, darker(colour, 0.3)), 12),
      box(-248, -178, 496, 40, darker(colour, 0.25), 8) + box(-60, -150, 120, 32, '#2b3138', 6),
    ].join(''),
  }
}

/** A bunch of keys, with a house and an olive on the ring. */
export function keys(): Thing {
  const key = (angle: number, paint: string): string =>
    `<g transform="translate(0 -200) rotate(${angle})">${ring(0, 62, 32, paint, 17)}${box(-8, 90, 16, 120, paint, 4)}${box(8, 160, 26, 13, paint, 3)}${box(8, 186, 20, 13, paint, 3)}</g>`
  return {
    width: 360,
    height: 290,
    svg: [
      ring(0, -220, 54, '#8b98a3', 9),
      key(-46, '#d2a544') + key(-12, '#aab6bf') + key(22, '#c79a3a'),
      `<g transform="translate(40 -200) rotate(-64)">${line('M0,40 v40', '#8b98a3', 6)}${shape('M-54,128 L0,76 L54,128 V206 H-54 Z', vertical(colours.sea, colours.deepSea))}${box(-15, 150, 30, 56, '#fffaf0', 4)}</g>`,
    ].join(''),
  }
}

/** A wallet with a card looking out. */
export function wallet(colour: string): Thing {
  return {
    width: 400,
    height: 240,
    svg: [
      `<g transform="translate(20 -150) rotate(-7)">${box(-140, -80, 260, 160, diagonal('#eef6f4', '#a9cfd2'), 12)}${disc(-80, -30, 34, '#d9b08c')}${line('M-24,-46 h110 M-24,-20 h84', '#4a6a78', 9)}</g>`,
      box(-190, -160, 380, 156, diagonal(lighter(colour, 0.25), colour, darker(colour, 0.3)), 20),
      `<rect x="-178" y="-148" width="356" height="132" rx="13" fill="none" stroke="#f2dcae88" stroke-width="3" stroke-dasharray="9 8"/>`,
      box(110, -110, 92, 56, darker(colour, 0.3), 14) + disc(140, -82, 12, '#e6c77c'),
    ].join(''),
  }
}

/** A birthday cake and cupcakes. */
export function cake(colour: string): Thing {
  return {
    width: 520,
    height: 360,
    svg: [
      oval(0, -14, 240, 30, '#ffffff') + oval(0, -22, 240, 28, '#f1e7d6'),
      box(
        -170,
        -150,
        340,
        126,
        horizontal(lighter(colour, 0.5), colour, darker(colour, 0.22)),
        16,
      ) +
        shape(
          'M-170,-150 h340 v26 q-20,36 -42,4 q-20,40 -44,0 q-24,48 -46,0 q-22,38 -44,0 q-24,44 -46,0 q-20,36 -40,0 q-18,28 -38,-4 q-20,30 -40,-2 Z',
          '#fffaf0',
        ),
      box(-110, -250, 220, 104, horizontal('#fffaf0', '#f3dfc4', '#d9bd98'), 14) +
        shape(
          'M-110,-250 h220 v22 q-18,28 -36,0 q-18,36 -38,0 q-18,28 -36,0 q-20,36 -38,0 q-18,28 -36,0 q-18,30 -36,0 Z',
          colours.pomegranate,
        ),
      times(
        4,
        (index) =>
          box(
            -72 + index * 44,
            -306,
            12,
            58,
            [colours.sea, colours.lemon, colours.citrus, colours.leaf][index] ?? '',
            3,
          ) + shape(`M${-66 + index * 44},-334 q13,18 0,28 q-13,-10 0,-28 Z`, '#ffb13d'),
      ),
      times(6, (index) => disc(-130 + index * 52, -64 + (index % 2) * 14, 11, colours.pomegranate)),
    ].join(''),
  }
}

/** A bucket, a spray and gloves. */
export function cleaningKit(colour: string): Thing {
  return {
    width: 460,
    height: 360,
    svg: [
      line('M170,-6 L60,-350', colours.oak, 17) +
        shape('M100,-60 L240,-30 L250,0 H80 Z', vertical('#7cc7c9', '#2b7f94')),
      `<path d="M-180,-190 C-170,-300 0,-300 10,-190" fill="none" stroke="#8b98a3" stroke-width="8"/>`,
      shape(
        'M-200,-200 H30 L4,-12 Q2,0 -12,0 H-158 Q-172,0 -174,-12 Z',
        horizontal(lighter(colour, 0.35), colour, darker(colour, 0.3)),
      ) + oval(-85, -200, 115, 22, '#d9f1f3'),
      times(9, (index) =>
        disc(-170 + index * 22, -206 - ((index * 17) % 26), 19 - (index % 3) * 4, '#ffffffd0'),
      ),
      shape(
        'M50,-150 h80 q16,8 16,36 v100 q0,14 -14,14 h-84 q-14,0 -14,-14 v-100 q0,-28 16,-36 Z',
        vertical(lighter(colours.lemon, 0.4), darker(colours.lemon, 0.12)),
      ) +
        box(70, -190, 40, 44, '#fffaf0', 4) +
        shape('M50,-224 h90 l20,16 v14 h-44 l-16,10 h-50 Z', '#d2545c'),
    ].join(''),
  }
}

/** Removal boxes on a trolley. */
export function boxes(): Thing {
  const carton = (x: number, y: number, w: number, h: number): string =>
    box(x, y - h, w, h, vertical('#dcb27a', '#b98a55'), 4) +
    box(x + w / 2 - 14, y - h, 28, h * 0.36, '#f2dcae') +
    line(`M${x + 18},${y - 22} h46`, '#8a5f34', 6)
  return {
    width: 460,
    height: 400,
    svg: [
      line('M-190,-390 V-24 H190', '#3b434c', 15) + line('M-190,-390 l-34,-10', '#3b434c', 15),
      carton(-176, -34, 210, 150) +
        carton(44, -34, 150, 130) +
        carton(-160, -184, 170, 120) +
        carton(20, -164, 130, 96) +
        carton(-130, -304, 110, 74),
      disc(-150, -16, 26, '#14181e') +
        disc(150, -16, 26, '#14181e') +
        disc(-150, -16, 10, '#aab6bf') +
        disc(150, -16, 10, '#aab6bf'),
    ].join(''),
  }
}
