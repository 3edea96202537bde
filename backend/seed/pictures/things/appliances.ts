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
  radial,
  ring,
  shape,
  times,
  turned,
  vertical,
} from '#seed/pictures/svg.ts'

export function microwave(colour: string): Thing {
  return {
    width: 480,
    height: 280,
    svg: [
      box(-236, -276, 472, 270, vertical(lighter(colour, 0.4), colour, darker(colour, 0.2)), 16),
      box(-216, -252, 330, 220, '#10151b', 12),
      box(-200, -236, 298, 188, radial('#6b5233', '#1c1a1c'), 8),
      oval(-52, -76, 110, 14, '#ffffff30'),
      shape('M-110,-80 q58,-70 116,0 Z', '#c9693f'),
      shape('M-180,-236 H-110 L-190,-60 H-200 V-220 Z', '#ffffff1c'),
      box(92, -236, 12, 188, vertical('#e9edf0', '#8b98a3'), 6),
      box(132, -250, 86, 34, '#10231f', 6) +
        times(3, (index) => box(144 + index * 22, -240, 13, 14, '#7fe0b0', 2)),
      ring(175, -150, 30, '#8b98a3', 4) +
        disc(175, -150, 26, ball('#f4f6f5', '#9aa6ae')) +
        line('M175,-170 V-158', '#59636e', 4),
      ...[0, 1].map((index) => box(138, -100 + index * 34, 74, 22, darker(colour, 0.15), 8)),
      box(-206, -8, 30, 10, '#23282f') + box(176, -8, 30, 10, '#23282f'),
    ].join(''),
  }
}

export function oven(colour: string): Thing {
  return {
    width: 360,
    height: 460,
    svg: [
      box(-176, -456, 352, 456, vertical(lighter(colour, 0.4), colour, darker(colour, 0.2)), 10),
      oval(-80, -458, 60, 8, '#23282f') + oval(80, -458, 60, 8, '#23282f'),
      box(-176, -440, 352, 66, darker(colour, 0.1)),
      times(
        5,
        (index) =>
          disc(-120 + index * 60, -408, 19, ball('#ffffff', '#8b98a3')) +
          line(`M${-120 + index * 60},-424 v12`, '#3b434c', 4),
      ),
      box(-150, -350, 300, 270, '#161b22', 14),
      box(-128, -316, 256, 206, radial('#d98336', '#2b1a14'), 8),
      times(3, (index) => line(`M-124,${-262 + index * 56} H124`, '#d9c9a866', 3)),
      shape('M-70,-206 q70,-60 140,0 Z', '#e0a95f'),
      box(-130, -362, 260, 13, vertical('#ffffff', '#8b98a3'), 7),
      box(-150, -64, 300, 46, darker(colour, 0.08), 6),
    ].join(''),
  }
}

export function blender(colour: string): Thing {
  return {
    width: 230,
    height: 430,
    svg: [
      shape('M-76,-400 H84 L60,-140 H-56 Z', diagonal('#eef7f8d0', '#b9d5da90')),
      shape('M-68,-300 C-30,-316 30,-286 76,-304 L60,-146 H-56 Z', vertical('#f7a955', '#e0653f')),
      times(6, (index) => disc(-40 + index * 19, -220 + ((index * 37) % 60), 8, '#fbd48a')),
      line('M88,-370 C140,-370 140,-220 74,-210', '#c9dde0', 15),
      box(-84, -424, 176, 28, vertical('#3b434c', '#1b2027'), 10) +
        box(-24, -440, 56, 20, '#2b3138', 8),
      shape(
        'M-70,-142 H74 L104,-14 Q106,0 92,0 H-88 Q-102,0 -100,-14 Z',
        vertical(lighter(colour, 0.4), colour, darker(colour, 0.35)),
      ),
      disc(2, -62, 32, ball('#ffffff', '#8b98a3')) + line('M2,-84 V-68', '#3b434c', 5),
      line('M-56,-380 L-44,-170', '#ffffff88', 7),
    ].join(''),
  }
}

export function kettle(colour: string): Thing {
  return {
    width: 340,
    height: 330,
    svg: [
      box(-118, -22, 236, 22, '#23282f', 10),
      shape(
        'M-96,-260 C-60,-286 60,-286 96,-260 L120,-30 Q0,-8 -120,-30 Z',
        horizontal(darker(colour, 0.2), lighter(colour, 0.5), colour, darker(colour, 0.35)),
      ),
      shape('M-94,-250 L-160,-214 L-150,-196 L-98,-206 Z', colour),
      line('M92,-262 C190,-280 190,-120 118,-90', '#2b3138', 25),
      line('M104,-258 C170,-262 170,-140 122,-112', '#4a525b', 5),
      shape('M-88,-264 C-60,-304 60,-304 88,-264 Z', vertical('#4a525b', '#23282f')),
      disc(0, -304, 15, ball('#8b98a3', '#23282f')),
      box(40, -190, 22, 110, '#ffffff35', 10) + box(40, -140, 22, 60, clear('#6fc2d6', 0.6), 8),
      line('M-56,-250 L-70,-60', '#ffffff66', 10),
      times(3, (index) =>
        line(`M${-180 - index * 16},${-250 - index * 26} q-16,-18 0,-34`, '#ffffff70', 6),
      ),
    ].join(''),
  }
}

export function pans(colour: string): Thing {
  return {
    width: 560,
    height: 270,
    svg: [
      shape(
        'M-220,-150 H60 L50,-20 Q46,0 20,0 H-180 Q-206,0 -210,-20 Z',
        horizontal(darker(colour, 0.1), lighter(colour, 0.45), colour, darker(colour, 0.4)),
      ),
      box(-258, -130, 42, 18, '#2b3138', 8) + box(56, -130, 42, 18, '#2b3138', 8),
      oval(-80, -152, 142, 22, lighter(colour, 0.6)),
      shape('M-210,-158 C-170,-220 10,-220 50,-158 Z', vertical('#eef5f6d0', '#a9c4cbb0')),
      disc(-80, -216, 17, ball('#8b98a3', '#23282f')),
      shape(
        'M90,-66 H270 L254,-14 Q250,0 236,0 H124 Q110,0 106,-14 Z',
        vertical('#59636e', '#1b2027'),
      ),
      oval(180, -68, 92, 16, vertical('#2b3138', '#59636e')),
      line('M262,-66 L330,-120', '#8a5a3a', 18),
      oval(170, -70, 30, 7, '#f5c842') + oval(166, -73, 46, 9, '#fffaf060'),
    ].join(''),
  }
}

export function dishes(colour: string): Thing {
  const plate = (y: number, w: number, paint: string): string =>
    oval(0, y, w, w * 0.14, darker(paint, 0.22)) +
    oval(0, y - 9, w, w * 0.14, vertical(lighter(paint, 0.5), paint))
  return {
    width: 600,
    height: 260,
    svg: [
      ...[0, 1, 2, 3, 4].map(
        (index) =>
          `<g transform="translate(-110 0)">${plate(-22 - index * 22, 170, index % 2 ? '#fbf5e8' : colour)}</g>`,
      ),
      `<g transform="translate(-110 -130)">${shape('M-96,-74 H96 C90,-20 40,0 0,0 C-40,0 -90,-20 -96,-74 Z', vertical(lighter(colour, 0.35), darker(colour, 0.2)))}${oval(0, -74, 96, 17, '#fffaf0')}${times(7, (index) => disc(-72 + index * 24, -40 - Math.abs(3 - index) * 3, 6, '#ffffffb0'))}</g>`,
      `<g transform="translate(170 0)">${ring(64, -66, 32, colours.citrus, 13)}${shape('M-60,-126 H60 L52,-12 Q50,0 38,0 H-38 Q-50,0 -52,-12 Z', horizontal(lighter(colours.citrus, 0.3), colours.citrus, darker(colours.citrus, 0.25)))}${oval(0, -126, 60, 11, '#6b4631')}</g>`,
      times(3, (index) => line(`M${150 + index * 22},-160 q-14,-22 4,-44`, '#ffffff66', 6)),
    ].join(''),
  }
}

export function iron(colour: string): Thing {
  return {
    width: 430,
    height: 260,
    svg: [
      shape(
        'M-210,-18 H200 C180,-80 110,-130 20,-134 H-150 Q-204,-130 -210,-18 Z',
        vertical(lighter(colour, 0.45), colour, darker(colour, 0.25)),
      ),
      box(-214, -24, 424, 24, vertical('#f0f3f5', '#7b8791'), 10),
      line('M-160,-134 C-180,-240 -60,-250 90,-230', darker(colour, 0.4), 36),
      line('M-150,-160 C-156,-220 -60,-232 80,-220', lighter(colour, 0.35), 6),
      line('M92,-228 C130,-210 110,-160 84,-128', darker(colour, 0.4), 30),
      disc(-40, -98, 28, ball('#ffffff', '#9aa6ae')) + line('M-40,-118 v14', '#d2343c', 5),
      line('M-176,-200 C-250,-240 -270,-120 -300,-8', '#3b434c', 9),
    ].join(''),
  }
}

export function vacuumCleaner(colour: string): Thing {
  return {
    width: 520,
    height: 430,
    svg: [
      line('M-40,-150 C20,-420 120,-420 150,-330 L230,-30', '#3b434c', 20),
      line('M150,-330 L230,-30', vertical('#f0f3f5', '#8b98a3'), 15),
      shape('M160,-36 H290 L300,0 H150 Z', '#2b3138'),
      shape(
        'M-230,-60 C-240,-190 -120,-224 -40,-190 C20,-168 50,-110 40,-50 Z',
        vertical(lighter(colour, 0.45), colour, darker(colour, 0.3)),
      ),
      shape('M-110,-196 C-60,-196 0,-160 10,-100 L-90,-100 Z', '#eef7f860'),
      disc(-150, -62, 62, '#1b2027') + disc(-150, -62, 38, ball('#c7d0d6', '#59636e')),
      disc(4, -34, 34, '#1b2027') + disc(4, -34, 16, '#8b98a3'),
      line('M-210,-150 C-180,-180 -150,-196 -120,-200', '#ffffff80', 8),
    ].join(''),
  }
}

/** An oil-filled radiator on wheels. */
export function heater(colour: string): Thing {
  return {
    width: 440,
    height: 380,
    svg: [
      times(8, (index) =>
        box(
          -190 + index * 44,
          -360,
          36,
          310,
          horizontal(lighter(colour, 0.5), colour, darker(colour, 0.25)),
          16,
        ),
      ),
      box(160, -340, 56, 280, vertical('#4a525b', '#23282f'), 12),
      disc(188, -290, 19, ball('#ffffff', '#8b98a3')) + disc(188, -236, 12, '#f0932b'),
      ...[-150, 110].map(
        (x) =>
          box(x - 50, -50, 100, 16, '#23282f', 8) +
          disc(x - 40, -20, 20, '#1b2027') +
          disc(x + 40, -20, 20, '#1b2027'),
      ),
      times(4, (index) => line(`M${-140 + index * 88},-380 q-16,-26 0,-48`, '#ffb37a80', 7)),
    ].join(''),
  }
}

/** A gas heater with its glowing plates. */
export function gasHeater(): Thing {
  return {
    width: 330,
    height: 420,
    svg: [
      box(-160, -416, 320, 390, vertical('#59636e', '#2b3138'), 24),
      disc(0, -230, 210, radial('#ff9a4a66', '#ff9a4a00')),
      box(-128, -330, 256, 190, '#1b1614', 10),
      times(3, (index) =>
        box(-116 + index * 80, -316, 72, 162, vertical('#ffd37a', '#f0722b', '#a93a24'), 6),
      ),
      times(8, (index) => line(`M-124,${-318 + index * 24} H124`, '#1b161480', 4)),
      box(-60, -120, 120, 50, '#23282f', 8) + disc(-20, -95, 16, ball('#fff', '#8b98a3')),
      ...[-120, 120].map((x) => disc(x, -16, 18, '#14181e')),
    ].join(''),
  }
}

export function fan(colour: string): Thing {
  return {
    width: 320,
    height: 460,
    svg: [
      oval(0, -14, 120, 22, vertical(lighter(colour, 0.4), darker(colour, 0.2))),
      box(-11, -200, 22, 190, horizontal('#ffffff', '#9aa6ae')),
      box(-30, -170, 60, 70, vertical(lighter(colour, 0.3), darker(colour, 0.1)), 14),
      disc(0, -310, 150, '#ffffff40'),
      times(
        4,
        (index) =>
          `<g transform="translate(0 -310) rotate(${index * 90 + 18})">${shape('M0,0 C30,-40 90,-60 104,-110 C60,-140 0,-110 0,0 Z', vertical(lighter(colour, 0.4), colour))}</g>`,
      ),
      times(
        18,
        (index) =>
          `<g transform="translate(0 -310) rotate(${index * 20})">${line('M0,-30 V-148', '#8b98a388', 2.5)}</g>`,
      ),
      ring(0, -310, 150, '#c7d0d6', 8) + ring(0, -310, 100, '#c7d0d688', 3),
      disc(0, -310, 32, ball('#ffffff', '#9aa6ae')),
    ].join(''),
  }
}

export function router(): Thing {
  return {
    width: 480,
    height: 290,
    svg: [
      ...[-170, -60, 60, 170].map((x, index) =>
        turned(index * 6 - 9, box(x - 9, -286, 18, 220, horizontal('#4a525b', '#14181e'), 9)),
      ),
      shape(
        'M-220,-90 H220 L240,-14 Q240,0 226,0 H-226 Q-240,0 -240,-14 Z',
        vertical('#3b434c', '#14181e'),
      ),
      shape('M-220,-90 H220 L228,-60 H-228 Z', '#59636e'),
      times(6, (index) => disc(-110 + index * 44, -32, 6, index === 3 ? '#f0932b' : '#6fe3a0')),
      times(
        3,
        (index) =>
          `<path d="M${-26 - index * 22},${-330 - index * 20} a${34 + index * 28},${34 + index * 28} 0 0 1 ${52 + index * 44},0" fill="none" stroke="#1c8fae66" stroke-width="9" stroke-linecap="round"/>`,
      ),
    ].join(''),
  }
}

export function washingMachine(colour: string): Thing {
  return {
    width: 360,
    height: 440,
    svg: [
      box(-176, -440, 352, 436, horizontal(lighter(colour, 0.6), colour, darker(colour, 0.12)), 12),
      box(-176, -440, 352, 74, clear(darker(colour, 0.2), 0.35), 12),
      box(-156, -422, 110, 40, darker(colour, 0.12), 6) +
        box(60, -418, 90, 32, '#10231f', 6) +
        disc(10, -402, 22, ball('#fff', '#8b98a3')),
      disc(0, -190, 132, '#aab6bf') +
        ring(0, -190, 120, '#eef2f4', 16) +
        disc(0, -190, 104, ball('#5b7a8c', '#14202b')),
      shape(
        'M-92,-172 C-40,-200 30,-130 94,-176 C90,-120 40,-90 0,-88 C-50,-90 -86,-120 -92,-172 Z',
        '#7cc7c9cc',
      ),
      shape('M-60,-140 q40,-40 90,-10 q-20,40 -60,36 Z', '#f0932bcc'),
      shape('M-70,-250 Q-40,-284 10,-286 L-40,-220 Z', '#ffffff38'),
      box(-150, -30, 300, 20, darker(colour, 0.08), 5),
    ].join(''),
  }
}

export function fridge(colour: string): Thing {
  return {
    width: 280,
    height: 470,
    svg: [
      box(
        -136,
        -470,
        272,
        466,
        horizontal(lighter(colour, 0.55), colour, darker(colour, 0.22)),
        14,
      ),
      box(-136, -304, 272, 6, '#00000030'),
      box(96, -430, 15, 100, vertical('#ffffff', '#8b98a3'), 8) +
        box(96, -276, 15, 150, vertical('#ffffff', '#8b98a3'), 8),
      box(-90, -420, 62, 48, '#fffaf0', 3) +
        disc(-59, -402, 8, colours.citrus) +
        line('M-80,-384 h42', colours.sea, 4),
      disc(-60, -340, 10, colours.pomegranate) + box(-30, -270, 40, 54, '#f5e0a0', 3),
      shape('M-110,-460 H-70 L-110,-40 H-136 V-440 Z', '#ffffff30'),
    ].join(''),
  }
}

export function airConditioner(): Thing {
  return {
    width: 520,
    height: 330,
    svg: [
      box(-256, -326, 512, 168, vertical('#ffffff', '#e9edf0', '#c7d0d6'), 26),
      box(-236, -204, 472, 26, vertical('#59636e', '#8b98a3'), 8),
      times(3, (index) => line(`M-220,${-200 + index * 9} H220`, '#2b313888', 2)),
      box(150, -292, 70, 28, '#10231f', 8) +
        times(2, (index) => box(166 + index * 22, -286, 13, 16, '#7fe0d6', 2)),
      times(5, (index) => line(`M${-180 + index * 90},-150 c-20,40 20,60 -6,110`, '#bfe4ee90', 9)),
    ].join(''),
  }
}
