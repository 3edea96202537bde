import { clear, colours, darker, lighter } from '#seed/pictures/colour.ts'
import type { Thing } from '#seed/pictures/scenes/still-life.ts'
import {
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
  turned,
  vertical,
} from '#seed/pictures/svg.ts'

export function calculator(colour: string): Thing {
  return {
    width: 260,
    height: 410,
    svg: turned(
      -6,
      [
        box(
          -116,
          -410,
          232,
          400,
          horizontal(lighter(colour, 0.35), colour, darker(colour, 0.35)),
          24,
        ),
        box(-96, -388, 192, 90, '#b9cbb0', 8) +
          line('M-78,-352 h60 l14,-18 l12,34 l16,-40 M20,-340 h56', '#2f4a3c', 5),
        box(40, -410 + 4, 56, 10, '#2b1a22', 4),
        times(6, (row) =>
          times(5, (column) =>
            box(
              -94 + column * 39,
              -280 + row * 43,
              32,
              30,
              row === 0
                ? colours.sea
                : column > 2 && row > 2
                  ? colours.citrus
                  : row < 3
                    ? '#4a525b'
                    : '#f1ece0',
              7,
            ),
          ),
        ),
      ].join(''),
    ),
  }
}

/** A white coat on its hanger, with a stethoscope. */
export function labCoat(): Thing {
  return {
    width: 360,
    height: 460,
    svg: [
      line('M0,-452 q22,-20 18,4 q-18,14 -18,32 L-120,-366 M0,-416 L120,-366', '#8a5a3a', 9),
      shape(
        'M-60,-404 L-134,-366 L-176,-160 L-128,-148 L-112,-220 L-120,0 H120 L112,-220 L128,-148 L176,-160 L134,-366 L60,-404 L0,-300 Z',
        vertical('#ffffff', '#eef2f4', '#d5dde1'),
      ),
      shape('M-60,-404 L0,-300 L-34,-250 L-84,-372 Z', '#f1f4f5') +
        shape('M60,-404 L0,-300 L34,-250 L84,-372 Z', '#dfe6e9'),
      line('M0,-298 V-4', '#c3ced4', 4),
      times(4, (index) => disc(14, -250 + index * 56, 6, '#aab6bf')),
      box(-96, -130, 66, 70, '#e6ecee', 5) +
        box(34, -130, 66, 70, '#dbe3e7', 5) +
        box(-84, -158, 9, 46, colours.sea, 4) +
        box(-68, -156, 9, 44, colours.pomegranate, 4),
      line('M-52,-396 C-60,-250 40,-250 54,-394 M0,-286 C10,-200 60,-200 66,-240', '#22303c', 8),
      disc(66, -240, 17, ball('#eef2f4', '#7b8791')),
    ].join(''),
  }
}

export function stethoscope(): Thing {
  return {
    width: 420,
    height: 300,
    svg: [
      line('M-120,-290 C-200,-120 -90,-60 -20,-90 C50,-60 90,-160 60,-290', '#1c6f8f', 15),
      line('M-20,-90 C-20,10 120,10 150,-90', '#1c6f8f', 15),
      line('M-120,-290 l24,-14 M60,-290 l-24,-14', '#aab6bf', 13),
      disc(156, -110, 48, ball('#f4f6f5', '#7b8791')) + ring(156, -110, 34, '#59636e', 4),
      box(-220, -60, 150, 54, vertical('#ffffff', '#dfe6e9'), 12) +
        line('M-200,-34 h110', colours.pomegranate, 7),
    ].join(''),
  }
}

/** A set square, a pair of compasses and a ruler. */
export function drawingTools(): Thing {
  return {
    width: 520,
    height: 380,
    svg: [
      shape('M-240,0 L-240,-320 L100,0 Z M-190,-46 L-190,-206 L-20,-46 Z', clear('#7cc7c9', 0.75)),
      times(15, (index) =>
        line(`M${-232},${-14 - index * 19} h${index % 5 ? 10 : 18}`, '#22606f', 3),
      ),
      line('M150,-330 L90,-20', vertical('#f0f3f5', '#7b8791'), 15) +
        line('M154,-330 L230,-20', '#8b98a3', 15),
      disc(152, -330, 24, ball('#ffffff', '#7b8791')) + box(144, -372, 16, 40, '#3b434c', 6),
      shape('M84,-24 l14,2 l-12,26 Z', '#3b434c') +
        shape('M222,-26 l16,-2 l-2,30 Z', colours.citrus),
      `<g transform="translate(20 -10) rotate(-8)">${box(-240, -30, 500, 40, vertical('#f6d98a', '#dcae4f'), 4)}${times(24, (index) => line(`M${-230 + index * 20},-30 v${index % 5 ? 10 : 18}`, '#6b4a1f', 2))}</g>`,
    ].join(''),
  }
}

/** Pencils in a jar, paints and a brush. */
export function artSupplies(colour: string): Thing {
  const pencils = [
    colours.citrus,
    colours.sea,
    colours.pomegranate,
    colours.lemon,
    colours.leaf,
    colours.lilac,
  ]
  return {
    width: 480,
    height: 360,
    svg: [
      ...pencils.map(
        (paint, index) =>
          `<g transform="translate(-110 -120) rotate(${-24 + index * 9.5})">${box(-9, -200, 18, 190, horizontal(lighter(paint, 0.3), darker(paint, 0.15)), 2)}${shape('M-9,-200 L0,-234 L9,-200 Z', '#f0d6ae')}${shape('M-4,-219 L0,-234 L4,-219 Z', paint)}</g>`,
      ),
      shape(
        'M-180,-170 H-40 L-52,-10 Q-54,0 -66,0 H-154 Q-166,0 -168,-10 Z',
        horizontal(lighter(colour, 0.35), colour, darker(colour, 0.3)),
      ),
      shape('M-178,-140 H-42 L-45,-100 H-175 Z', '#ffffff30'),
      oval(130, -34, 140, 40, vertical('#d9b283', '#a9774a')) + oval(130, -42, 140, 38, '#e6c398'),
      ...pencils.map((paint, index) =>
        oval(46 + index * 33, -52 + Math.abs(index - 2.5) * 8, 18, 9, paint),
      ),
      line('M60,-84 L230,-190', '#8a5a3a', 9) + line('M46,-76 L66,-88', '#3b434c', 13),
      box(-6, -24, 60, 22, vertical(colours.sea, colours.deepSea), 8),
    ].join(''),
  }
}

export function books(colour: string): Thing {
  const cover = (y: number, w: number, h: number, paint: string, dx = 0): string =>
    box(-w / 2 + dx, y - h, w, h, vertical(lighter(paint, 0.25), darker(paint, 0.12)), 6) +
    box(-w / 2 + dx + w * 0.78, y - h + 6, w * 0.22, h - 12, '#fbf3e0') +
    box(-w / 2 + dx + 30, y - h + 10, 10, h - 20, '#ffffff60', 2) +
    box(-w / 2 + dx + 60, y - h / 2 - 4, w * 0.36, 8, '#ffffffa0', 4)
  return {
    width: 480,
    height: 330,
    svg: [
      cover(0, 440, 62, colours.deepSea),
      cover(-62, 400, 54, colour, -14),
      cover(-116, 420, 58, colours.olive, 10),
      cover(-174, 350, 46, colours.lemon, -20),
      shape(
        'M-170,-226 C-110,-270 -40,-262 0,-238 C40,-262 110,-270 170,-226 L160,-290 C110,-326 40,-316 0,-294 C-40,-316 -110,-326 -160,-290 Z',
        vertical('#ffffff', '#e9dfc8'),
      ),
      times(3, (index) =>
        line(
          `M-138,${-282 + index * 15} q50,-20 120,2 M138,${-282 + index * 15} q-50,-20 -120,2`,
          '#b9ad94',
          3,
        ),
      ),
    ].join(''),
  }
}

export function backpack(colour: string): Thing {
  return {
    width: 340,
    height: 420,
    svg: [
      line('M-50,-396 C-50,-440 50,-440 50,-396', darker(colour, 0.35), 15),
      shape(
        'M-130,-40 C-150,-260 -130,-400 0,-404 C130,-400 150,-260 130,-40 Q128,0 90,0 H-90 Q-128,0 -130,-40 Z',
        horizontal(lighter(colour, 0.3), colour, darker(colour, 0.35)),
      ),
      shape(
        'M-112,-180 C-112,-230 112,-230 112,-180 V-50 Q110,-22 84,-22 H-84 Q-110,-22 -112,-50 Z',
        vertical(lighter(colour, 0.28), darker(colour, 0.1)),
      ),
      line('M-104,-176 C-60,-196 60,-196 104,-176', darker(colour, 0.5), 6) +
        box(60, -188, 12, 34, colours.lemon, 5),
      line('M-124,-290 C-60,-312 60,-312 124,-290', darker(colour, 0.4), 6),
      box(-30, -372, 60, 28, colours.citrus, 6),
      line('M-138,-300 C-180,-200 -170,-90 -140,-40', darker(colour, 0.45), 22) +
        line('M138,-300 C180,-200 170,-90 140,-40', darker(colour, 0.55), 22),
      box(136, -180, 40, 120, vertical('#bfe4ee', '#5fa9c0'), 14) +
        box(142, -196, 28, 20, '#3b434c', 5),
    ].join(''),
  }
}

/** An e-reader or an open course on a stand. */
export function eReader(colour: string): Thing {
  return {
    width: 300,
    height: 400,
    svg: turned(
      3,
      [
        box(-136, -396, 272, 390, diagonal(lighter(colour, 0.25), darker(colour, 0.25)), 24),
        box(-114, -372, 228, 316, '#f4ecd8', 5),
        box(-90, -350, 110, 13, '#4a4034', 4),
        times(9, (index) =>
          box(
            -90,
            -318 + index * 18,
            [180, 170, 182, 160, 176, 120, 180, 150, 90][index] ?? 160,
            7,
            '#9c9180',
            3,
          ),
        ),
        shape('M-90,-140 h180 v58 h-180 Z', vertical('#a9c7c4', '#5f9aa3')) +
          shape('M-90,-82 l50,-36 l30,20 l40,-30 l60,46 Z', '#3f6f63'),
        disc(0, -32, 12, '#00000030'),
      ].join(''),
    ),
  }
}

/** A desk lamp, a clock and sticky notes. */
export function studyKit(colour: string): Thing {
  return {
    width: 480,
    height: 400,
    svg: [
      shape('M-20,-290 L-190,-10 H190 Z', '#fff0b830'),
      oval(150, -10, 80, 15, darker(colour, 0.2)) +
        line('M150,-14 L190,-200 L40,-350', darker(colour, 0.15), 13) +
        disc(190, -200, 14, '#3b434c'),
      shape(
        'M70,-396 L-40,-330 C-50,-290 -10,-250 30,-264 L110,-344 Z',
        vertical(lighter(colour, 0.35), darker(colour, 0.15)),
      ),
      disc(-130, -76, 74, colours.pomegranate) +
        disc(-130, -76, 60, '#fffaf0') +
        line('M-130,-76 V-118 M-130,-76 h28', '#22303c', 7) +
        disc(-184, -140, 18, '#c7d0d6') +
        disc(-76, -140, 18, '#c7d0d6'),
      box(-30, -70, 88, 70, '#f5e07a', 3) + line('M-16,-48 h60 M-16,-30 h44', '#a98f3a', 4),
    ].join(''),
  }
}
