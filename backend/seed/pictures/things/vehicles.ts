import { clear, darker, lighter } from '#seed/pictures/colour.ts'
import {
  at,
  ball,
  box,
  disc,
  line,
  oval,
  radial,
  ring,
  shape,
  times,
  vertical,
} from '#seed/pictures/svg.ts'
import { wheel } from '#seed/pictures/things/car.ts'

/** Side views face right and stand on y = 0; each is about 500 units long. */

export function motorcycle(paint: string): string {
  return [
    oval(0, 4, 250, 18, radial('#0c0f16a0', '#0c0f1600')),
    line('M-150,-70 L-60,-90 L-20,-64', '#565f69', 14),
    line('M156,-70 L96,-214', '#aeb8c0', 12),
    at(-150, -70, spokedWheel(70)),
    at(156, -70, spokedWheel(70)),
    shape('M-62,-132 H46 L58,-58 L28,-44 H-44 Z', vertical('#8b98a3', '#394149')),
    times(5, (fin) => box(-34, -126 + fin * 13, 66, 5, '#23282f88', 2)),
    disc(34, -72, 26, ball('#cfd6db', '#59636e')),
    line('M20,-58 C-30,-34 -80,-44 -206,-56', vertical('#e8edf0', '#7b8791'), 16),
    shape(
      'M-66,-150 C-50,-190 20,-206 92,-188 C104,-164 70,-136 28,-130 L-60,-130 Z',
      vertical(lighter(paint, 0.4), paint, darker(paint, 0.35)),
    ),
    line('M-40,-160 C0,-184 50,-186 80,-176', clear('#ffffff', 0.55), 5),
    shape(
      'M-196,-176 C-150,-186 -90,-172 -54,-152 L-60,-130 C-110,-140 -160,-146 -186,-150 Z',
      vertical('#4a3a31', '#1f1a1a'),
    ),
    shape('M-204,-160 C-240,-150 -250,-120 -236,-112 C-216,-130 -200,-140 -176,-148 Z', paint),
    disc(-210, -152, 9, '#d2343c'),
    shape('M206,-150 A72,72 0 0 0 100,-120 L110,-112 A62,62 0 0 1 196,-140 Z', paint),
    line('M92,-212 L60,-236 M60,-236 h-30', '#23282f', 9),
    oval(114, -196, 22, 25, ball('#ffffff', '#9fb2bd')),
    line('M84,-220 C110,-262 112,-262 116,-226', clear('#d7ecf2', 0.7), 5),
  ].join('')
}

export function scooter(paint: string): string {
  return [
    oval(0, 4, 230, 16, radial('#0c0f16a0', '#0c0f1600')),
    at(-130, -46, wheel(46, 5)),
    at(150, -46, wheel(46, 5)),
    line('M150,-50 L112,-210', '#8b98a3', 10),
    shape(
      'M-190,-110 C-196,-170 -150,-176 -60,-170 C-30,-164 -22,-120 -14,-74 H86 C92,-130 92,-190 104,-216 L132,-212 C136,-160 140,-96 120,-46 L98,-40 H-40 C-60,-40 -70,-90 -130,-100 C-160,-104 -180,-80 -188,-70 Z',
      vertical(lighter(paint, 0.45), paint, darker(paint, 0.28)),
    ),
    line('M-170,-150 C-130,-160 -90,-158 -64,-152', clear('#ffffff', 0.6), 6),
    shape(
      'M-192,-178 C-150,-200 -80,-194 -44,-178 C-46,-164 -80,-164 -186,-164 Z',
      vertical('#7a4f38', '#3a261e'),
    ),
    box(-40, -62, 130, 12, '#2b323a', 4),
    shape('M198,-92 A54,54 0 0 0 108,-78 L116,-66 A46,46 0 0 1 186,-78 Z', paint),
    disc(122, -222, 24, ball(lighter(paint, 0.3), darker(paint, 0.1))),
    disc(134, -222, 14, ball('#ffffff', '#b7cad2')),
    line('M112,-238 L82,-252 h-20', '#23282f', 9),
    ring(104, -274, 14, '#59636e', 4),
    disc(-192, -134, 9, '#d2343c'),
  ].join('')
}

export function bicycle(paint: string): string {
  return [
    oval(0, 4, 220, 12, radial('#0c0f1680', '#0c0f1600')),
    at(-130, -84, spokedWheel(80)),
    at(136, -84, spokedWheel(80)),
    line('M-130,-84 L-60,-200 L70,-200 L-16,-84 Z M-16,-84 L-64,-214', paint, 11),
    line('M136,-84 L66,-226', darker(paint, 0.1), 11),
    line('M66,-226 q-16,-20 14,-28 q30,0 20,-8', '#3b4047', 9),
    shape('M-104,-228 h72 q-10,18 -34,14 Z', '#5b3a29'),
    disc(-16, -84, 22, '#3b4047'),
    line('M-16,-84 L12,-50 M2,-48 h22', '#59636e', 8),
    shape('M70,-212 h74 l-10,50 h-54 Z', vertical('#c99b66', '#8a5a3a')),
    times(4, (bar) => line(`M${82 + bar * 17},-208 l3,42`, '#5b3a2966', 3)),
  ].join('')
}

function spokedWheel(radius: number): string {
  return [
    times(
      9,
      (index) =>
        `<g transform="rotate(${index * 20})">${line(`M0,${-radius} V${radius}`, '#c7d0d688', 1.6)}</g>`,
    ),
    ring(0, 0, radius - 8, '#1b1f26', 16),
    ring(0, 0, radius - 19, '#aab5bd', 5),
    disc(0, 0, 13, ball('#f0f3f5', '#6b747d')),
  ].join('')
}

export function truck(paint: string, load: 'box' | 'tipper'): string {
  const body =
    load === 'box'
      ? box(-300, -286, 400, 226, vertical('#fbf8f0', '#d8d2c4'), 6) +
        box(-300, -170, 400, 34, clear(paint, 0.9)) +
        box(-300, -130, 400, 10, clear(paint, 0.5))
      : shape('M-304,-214 H92 L72,-72 H-270 Z', vertical('#e8b53a', '#b07f1c')) +
        times(6, (rib) => line(`M${-276 + rib * 66},-208 l6,130`, '#8a621588', 6)) +
        shape('M-280,-214 C-200,-262 -60,-256 60,-214 Z', vertical('#b99467', '#8a6a45'))
  return [
    oval(0, 4, 316, 20, radial('#0c0f16b0', '#0c0f1600')),
    box(-296, -78, 560, 26, '#2b3138', 4),
    body,
    shape(
      'M112,-62 V-256 Q114,-274 134,-274 H214 Q232,-272 244,-246 L272,-160 Q284,-154 284,-132 V-62 Z',
      vertical(lighter(paint, 0.35), paint, darker(paint, 0.35)),
    ),
    shape('M166,-162 V-246 H208 Q218,-246 224,-236 L250,-162 Z', vertical('#2a3f4f', '#8fb3bd')),
    line('M152,-250 V-78', clear(darker(paint, 0.5), 0.35), 3),
    box(270, -116, 14, 24, '#fdf6dd', 5),
    box(250, -76, 44, 26, '#3b434c', 5),
    ...[-218, -120, 206].map((x) => disc(x, -54, 62, '#14181e') + at(x, -54, wheel(52, 8))),
  ].join('')
}

export function bus(paint: string): string {
  return [
    oval(0, 4, 316, 20, radial('#0c0f16b0', '#0c0f1600')),
    shape(
      'M-300,-50 V-232 Q-298,-254 -276,-256 H244 Q280,-254 288,-206 L296,-120 V-50 Z',
      vertical('#ffffff', '#f0ece2', '#cfc8ba'),
    ),
    shape('M-300,-112 L294,-128 L296,-50 H-300 Z', vertical(paint, darker(paint, 0.3))),
    times(6, (index) => box(-284 + index * 82, -234, 74, 82, vertical('#2a3f4f', '#86aab5'), 8)),
    shape('M214,-234 H244 Q264,-232 270,-204 L276,-152 H214 Z', vertical('#2a3f4f', '#9cc0c8')),
    box(128, -148, 64, 98, '#00000022', 4),
    box(282, -100, 14, 22, '#fff4cf', 5),
    box(-302, -104, 9, 30, '#d2343c', 3),
    ...[-180, 206].map((x) => disc(x, -48, 58, '#14181e') + at(x, -48, wheel(48, 8))),
  ].join('')
}

/** A tractor, smaller than the others. */
export function tractor(paint: string): string {
  return [
    oval(0, 4, 220, 16, radial('#0c0f16a0', '#0c0f1600')),
    shape('M-70,-180 L-50,-300 H56 L64,-180 Z', '#9cc0c855'),
    line('M-70,-180 L-52,-300 M58,-300 L66,-180', '#2b3138', 9),
    box(-72, -312, 146, 18, vertical(lighter(paint, 0.3), paint), 7),
    shape(
      'M-140,-110 C-140,-190 -60,-206 -20,-170 L0,-110 Z',
      vertical(lighter(paint, 0.2), darker(paint, 0.2)),
    ),
    shape(
      'M40,-200 H178 Q206,-196 206,-160 V-96 H30 Z',
      vertical(lighter(paint, 0.35), paint, darker(paint, 0.3)),
    ),
    times(5, (slat) => box(112, -184 + slat * 13, 74, 5, '#00000030', 2)),
    line('M96,-200 V-272', '#3b434c', 11),
    box(-40, -110, 220, 34, '#343b44', 4),
    at(-86, -94, wheel(94, 7)),
    at(160, -54, wheel(54, 6)),
  ].join('')
}

/** A motor boat; its waterline is y = 0. */
export function motorBoat(paint: string): string {
  return [
    shape(
      'M-290,-84 L300,-120 C262,-44 214,6 150,22 H-250 Q-280,-20 -290,-84 Z',
      vertical('#ffffff', '#f4f1ea', '#c8cdd0'),
    ),
    shape(
      'M-286,-56 L282,-86 C272,-68 264,-56 254,-44 L-280,-28 Z',
      vertical(paint, darker(paint, 0.25)),
    ),
    shape('M-60,-98 C-40,-168 30,-180 70,-176 L150,-112 Z', vertical('#2a4757', '#9cc7d0')),
    line('M-62,-98 C-42,-170 30,-184 72,-178', '#eef2f4', 7),
    line('M120,-112 L210,-146 L286,-128 M210,-146 v30', '#c7d0d6', 5),
    box(-240, -118, 120, 34, vertical('#f3e3c6', '#c9a878'), 8),
    box(-322, -134, 48, 62, vertical('#3b434c', '#1b1f26'), 10),
    box(-306, -74, 20, 84, '#2b3138', 4),
  ].join('')
}

/** An inflatable boat with an outboard motor; its waterline is y = 0. */
export function inflatable(paint: string): string {
  return [
    shape(
      'M-270,-66 Q-280,-100 -240,-102 H180 C240,-108 282,-126 296,-122 C306,-76 250,-8 170,8 H-230 Q-272,0 -270,-66 Z',
      vertical(lighter(paint, 0.4), paint, darker(paint, 0.4)),
    ),
    line('M-250,-52 H190 C226,-58 260,-80 276,-98', clear('#ffffff', 0.55), 6),
    times(4, (index) => line(`M${-190 + index * 100},-86 q20,22 40,0`, '#22303c', 5)),
    box(-120, -128, 90, 28, vertical('#c99b66', '#8a5a3a'), 5),
    box(40, -128, 90, 28, vertical('#c99b66', '#8a5a3a'), 5),
    line('M-20,-112 L180,-176', '#a9835c', 8),
    shape('M170,-184 l54,-12 l6,24 l-54,12 Z', '#c99b66'),
    box(-318, -150, 52, 66, vertical('#4a525b', '#1b1f26'), 12),
    box(-300, -86, 18, 96, '#2b3138', 4),
  ].join('')
}

export function sailboat(paint: string): string {
  return [
    line('M20,-60 V-430', '#8a5a3a', 9),
    shape('M34,-420 C130,-300 180,-190 196,-96 H34 Z', vertical('#fffdf6', '#ead9bb')),
    shape('M8,-396 C-40,-290 -110,-190 -150,-106 H8 Z', vertical('#fff6e2', lighter(paint, 0.45))),
    shape(
      'M-240,-70 L280,-84 C250,-20 206,8 150,18 H-150 Q-214,4 -240,-70 Z',
      vertical('#ffffff', '#d5d9da'),
    ),
    shape('M-236,-54 L270,-66 L250,-38 L-224,-32 Z', paint),
    box(-90, -96, 110, 28, vertical('#c99b66', '#8a5a3a'), 6),
  ].join('')
}
