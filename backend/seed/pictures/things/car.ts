import { clear, darker, lighter } from '#seed/pictures/colour.ts'
import {
  at,
  ball,
  box,
  cut,
  diagonal,
  disc,
  line,
  mirrored,
  oval,
  radial,
  ring,
  shape,
  times,
  vertical,
} from '#seed/pictures/svg.ts'

export type CarBody = 'sedan' | 'hatchback' | 'suv' | 'pickup' | 'coupe' | 'van'

/** A side view faces right; the ground is y = 0, the middle x = 0, the length about 600. */
type Profile = {
  readonly outline: string
  readonly windows: string
  readonly pillars: readonly string[]
  readonly wheels: readonly [rear: number, front: number]
  readonly wheelRadius: number
  readonly belt: number
  readonly doors: readonly number[]
  readonly nose: readonly [x: number, y: number]
  readonly tail: readonly [x: number, y: number]
}

const profiles: Readonly<Record<CarBody, Profile>> = {
  sedan: {
    outline:
      'M-298,-60 C-306,-95 -302,-122 -290,-134 L-226,-144 C-184,-174 -150,-197 -70,-204 C0,-209 50,-201 92,-173 L142,-143 C210,-137 268,-124 290,-102 C302,-88 303,-70 298,-52 L284,-36 L-286,-36 Z',
    windows: 'M-194,-144 C-166,-166 -138,-185 -72,-191 C-2,-195 42,-188 76,-166 L112,-142 Z',
    pillars: ['M-46,-194 L-40,-140', 'M-146,-180 L-128,-140'],
    wheels: [-184, 188],
    wheelRadius: 49,
    belt: -132,
    doors: [-138, -38, 86],
    nose: [278, -96],
    tail: [-296, -112],
  },
  hatchback: {
    outline:
      'M-262,-58 C-272,-96 -270,-128 -262,-144 C-252,-172 -234,-200 -198,-207 C-120,-214 -20,-214 40,-204 C80,-192 120,-164 150,-143 C205,-137 250,-124 270,-102 C282,-86 282,-68 278,-52 L266,-36 L-252,-36 Z',
    windows:
      'M-228,-147 C-220,-171 -206,-190 -182,-195 C-110,-201 -20,-201 30,-192 C62,-182 92,-162 118,-142 Z',
    pillars: ['M-50,-200 L-48,-140', 'M-164,-198 L-158,-142'],
    wheels: [-172, 176],
    wheelRadius: 48,
    belt: -132,
    doors: [-158, -46, 88],
    nose: [258, -94],
    tail: [-264, -124],
  },
  suv: {
    outline:
      'M-286,-70 C-294,-120 -290,-150 -282,-168 C-272,-202 -256,-232 -226,-240 C-120,-248 0,-248 46,-238 C84,-224 116,-190 136,-170 C206,-164 266,-150 284,-126 C294,-108 294,-84 290,-64 L276,-46 L-276,-46 Z',
    windows:
      'M-252,-170 C-244,-199 -232,-221 -210,-226 C-120,-233 0,-233 38,-224 C66,-212 90,-190 106,-168 Z',
    pillars: ['M-56,-231 L-54,-166', 'M-168,-229 L-166,-166'],
    wheels: [-182, 182],
    wheelRadius: 58,
    belt: -156,
    doors: [-168, -52, 80],
    nose: [272, -122],
    tail: [-284, -150],
  },
  pickup: {
    outline:
      'M-300,-70 L-303,-144 L-98,-144 L-94,-152 C-86,-192 -72,-224 -48,-230 C10,-236 60,-234 86,-224 C116,-204 138,-178 152,-162 C220,-156 274,-144 290,-120 C300,-100 300,-84 296,-64 L282,-46 L-290,-46 Z',
    windows:
      'M-74,-160 C-68,-191 -58,-212 -42,-216 C10,-221 52,-219 76,-210 C98,-196 112,-178 124,-160 Z',
    pillars: ['M26,-220 L24,-158'],
    wheels: [-192, 190],
    wheelRadius: 57,
    belt: -148,
    doors: [-92, 24, 104],
    nose: [276, -116],
    tail: [-300, -126],
  },
  coupe: {
    outline:
      'M-296,-58 C-304,-92 -298,-122 -284,-132 L-238,-138 C-182,-166 -120,-186 -50,-190 C20,-192 70,-176 112,-150 L136,-137 C210,-131 270,-116 292,-94 C302,-80 302,-66 298,-50 L284,-34 L-286,-34 Z',
    windows: 'M-188,-141 C-150,-162 -100,-177 -48,-179 C10,-180 52,-168 86,-148 L100,-137 Z',
    pillars: ['M-76,-180 L-68,-136'],
    wheels: [-186, 190],
    wheelRadius: 51,
    belt: -126,
    doors: [-82, 92],
    nose: [278, -88],
    tail: [-294, -108],
  },
  van: {
    outline:
      'M-296,-60 L-298,-232 C-296,-254 -286,-262 -268,-263 L58,-263 C110,-260 140,-232 168,-178 C220,-170 268,-152 284,-128 C294,-108 296,-80 292,-60 L278,-42 L-284,-42 Z',
    windows: 'M-262,-176 L-262,-236 C-180,-240 -40,-240 46,-238 C90,-236 116,-214 138,-174 Z',
    pillars: ['M-164,-240 L-164,-172', 'M-64,-240 L-64,-172', 'M34,-240 L34,-172'],
    wheels: [-190, 190],
    wheelRadius: 50,
    belt: -160,
    doors: [-64, 32, 132],
    nose: [272, -118],
    tail: [-296, -150],
  },
}

/** A car from its right-hand side, 600 units long. */
export function carSide(body: CarBody, paint: string): string {
  const car = profiles[body]
  const { wheelRadius } = car
  const shine = lighter(paint, 0.45)
  const [noseX, noseY] = car.nose
  const [tailX, tailY] = car.tail
  const bodywork = [
    shape(
      car.outline,
      vertical(lighter(paint, 0.28), paint, darker(paint, 0.12), darker(paint, 0.42)),
    ),
    box(-310, -64, 620, 40, clear(darker(paint, 0.55), 0.55)),
    line(`M-288,${car.belt} L${noseX - 30},${car.belt + 14}`, clear(shine, 0.8), 3),
    line(
      `M-270,${car.belt + 38} C-100,${car.belt + 48} 100,${car.belt + 44} 250,${car.belt + 40}`,
      clear(darker(paint, 0.5), 0.25),
      3,
    ),
    oval(tailX + 4, tailY, 14, 15, '#c6303a'),
    oval(noseX + 4, noseY, 26, 13, diagonal('#ffffff', '#c8dbe4')),
    box(noseX - 2, -70, 40, 12, '#1e252d', 5),
    ...car.wheels.map((x) => disc(x, -wheelRadius, wheelRadius + 11, '#12161c')),
  ].join('')
  return [
    oval(0, 3, 318, 22, radial('#0c0f16b0', '#0c0f1600')),
    cut(`car-${body}`, car.outline, bodywork),
    shape(car.windows, vertical('#2a3f4f', '#5d8092', '#a5c2c8')),
    cut(
      `glass-${body}`,
      car.windows,
      shape(
        'M-150,-260 L-96,-260 L-170,-120 L-224,-120 Z M60,-260 L84,-260 L14,-120 L-10,-120 Z',
        '#ffffff38',
      ),
    ),
    ...car.pillars.map((pillar) => line(pillar, darker(paint, 0.25), 8)),
    ...car.doors.map((x) =>
      line(`M${x},${car.belt - 4} L${x - 3},-52`, clear(darker(paint, 0.6), 0.4), 2.5),
    ),
    ...car.doors
      .slice(0, -1)
      .map((x) => box(x + 22, car.belt + 16, 34, 7, clear(lighter(paint, 0.5), 0.9), 3)),
    shape(
      `M${(car.doors.at(-1) ?? 0) + 4},${car.belt - 8} q22,-20 30,-4 l-6,12 Z`,
      darker(paint, 0.2),
    ),
    ...car.wheels.map((x) => at(x, -wheelRadius, wheel(wheelRadius))),
  ].join('')
}

/** A wheel around the origin. */
export function wheel(radius: number, spokes = 10): string {
  const rim = radius * 0.68
  return [
    disc(0, 0, radius, '#1b1f26'),
    ring(0, 0, radius * 0.88, '#2f353e', radius * 0.08),
    disc(0, 0, rim, diagonal('#f0f3f5', '#8b98a3')),
    disc(0, 0, rim * 0.86, '#3d4752'),
    times(spokes, (index) => {
      const angle = (index * 360) / spokes
      return `<g transform="rotate(${angle})">${box(-rim * 0.075, -rim * 0.9, rim * 0.15, rim * 0.9, vertical('#eef2f4', '#aab5bd'), 2)}</g>`
    }),
    disc(0, 0, rim * 0.24, ball('#ffffff', '#8b98a3')),
  ].join('')
}

const fronts: Readonly<Record<CarBody, readonly [height: number, roof: number, bonnet: number]>> = {
  sedan: [212, 104, 122],
  hatchback: [218, 102, 126],
  suv: [250, 112, 152],
  pickup: [246, 110, 154],
  coupe: [192, 96, 112],
  van: [270, 130, 150],
}

/** The same car from the front, about 300 units wide. */
export function carFront(body: CarBody, paint: string): string {
  const [height, roof, bonnet] = fronts[body]
  const half = [
    shape(`M128,-40 h-44 v42 q4,6 10,6 h26 q10,0 10,-10 Z`, '#191d24'),
    shape(
      `M84,${-bonnet + 24} L136,${-bonnet + 18} L142,${-bonnet + 42} L92,${-bonnet + 54} Z`,
      diagonal('#ffffff', '#bcd3de'),
    ),
    disc(118, -bonnet + 37, 9, '#f7fbfd'),
    shape(`M100,-56 h36 l-6,18 h-22 Z`, '#242a33'),
    shape(`M${roof + 26},${-bonnet - 16} l34,-10 q8,18 -6,26 l-26,-4 Z`, darker(paint, 0.15)),
  ].join('')
  return [
    oval(0, 4, 176, 20, radial('#0c0f16b0', '#0c0f1600')),
    shape(
      `M-${roof},${-height + 12} Q0,${-height - 12} ${roof},${-height + 12} L${roof + 30},${-bonnet} L-${roof + 30},${-bonnet} Z`,
      darker(paint, 0.1),
    ),
    shape(
      `M-${roof - 10},${-height + 20} Q0,${-height} ${roof - 10},${-height + 20} L${roof + 16},${-bonnet - 2} L-${roof + 16},${-bonnet - 2} Z`,
      vertical('#2a3f4f', '#6f93a3', '#b5cdd0'),
    ),
    shape(
      `M-30,${-height + 12} L10,${-height + 12} L-36,${-bonnet} L-88,${-bonnet} Z`,
      '#ffffff30',
    ),
    shape(
      `M-146,${-bonnet + 18} C-130,${-bonnet - 6} -90,${-bonnet - 12} 0,${-bonnet - 12} C90,${-bonnet - 12} 130,${-bonnet - 6} 146,${-bonnet + 18} L150,-44 Q148,-26 132,-26 L-132,-26 Q-148,-26 -150,-44 Z`,
      vertical(lighter(paint, 0.35), paint, darker(paint, 0.35)),
    ),
    line(
      `M-70,${-bonnet - 2} L-58,${-bonnet + 26} M70,${-bonnet - 2} L58,${-bonnet + 26}`,
      clear(darker(paint, 0.5), 0.3),
      3,
    ),
    shape(`M-78,${-bonnet + 28} H78 L66,${-bonnet + 60} H-66 Z`, '#1c222a'),
    times(3, (index) =>
      line(`M${-70 + index * 4},${-bonnet + 36 + index * 8} H${70 - index * 4}`, '#59636e', 2),
    ),
    disc(0, -bonnet + 43, 10, ball('#ffffff', '#8b98a3')),
    shape('M-84,-58 H84 L74,-34 H-74 Z', '#1c222a'),
    box(-46, -66, 92, 22, '#f6f3ea', 3),
    box(-40, -59, 80, 8, '#22303c33', 2),
    half,
    mirrored(half),
  ].join('')
}

/** From the driver's seat: the dashboard below the view through the windscreen, on a full canvas. */
export function dashboard(view: string, trim: string): string {
  return [
    view,
    shape('M0,0 H960 V430 L870,60 Q480,20 90,60 L0,430 Z', '#20252d'),
    shape('M0,430 Q480,366 960,430 V720 H0 Z', vertical(lighter(trim, 0.16), darker(trim, 0.35))),
    line('M0,434 Q480,370 960,434', lighter(trim, 0.35), 5),
    box(440, 16, 150, 44, '#2c323b', 18),
    box(450, 24, 130, 28, vertical('#7fa4b4', '#cfe0e2'), 12),
    box(420, 452, 220, 130, '#14181e', 12),
    box(432, 464, 196, 106, diagonal('#1d5a74', '#2f9aa8'), 6),
    line('M440,540 L490,505 L540,530 L620,484', '#fdf3d6', 4),
    disc(540, 530, 7, '#f0932b'),
    times(
      3,
      (index) =>
        disc(468 + index * 62, 618, 20, ball('#6b747d', '#23282f')) +
        disc(468 + index * 62, 618, 9, '#14181e'),
    ),
    times(2, (index) =>
      at(
        704 + index * 120,
        486,
        box(0, 0, 100, 46, '#14181e', 8) +
          times(4, (slat) => box(6, 7 + slat * 10, 88, 3, '#48515b')),
      ),
    ),
    at(
      224,
      500,
      box(-120, -66, 240, 76, '#11151a', 30) +
        ring(-56, -30, 27, '#e9edf0', 3) +
        ring(56, -30, 27, '#e9edf0', 3) +
        line('M-56,-30 l14,-16 M56,-30 l-12,-17', '#f0932b', 4),
    ),
    ring(224, 590, 150, '#171b21', 34),
    ring(224, 590, 158, '#434b55', 4),
    box(92, 570, 264, 44, '#171b21', 20),
    box(204, 600, 40, 120, '#171b21', 12),
    disc(224, 592, 46, ball('#3b434d', '#171b21')),
  ].join('')
}
