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
  vertical,
} from '#seed/pictures/svg.ts'

const hanger = line(
  'M0,-442 q24,-20 18,6 q-18,14 -18,30 L-116,-372 M0,-406 L116,-372',
  '#8a5a3a',
  9,
)

export function jacket(colour: string): Thing {
  return {
    width: 380,
    height: 450,
    svg: [
      hanger,
      shape(
        'M-56,-396 L-140,-362 L-190,-130 L-140,-116 L-116,-210 L-124,-20 H124 L116,-210 L140,-116 L190,-130 L140,-362 L56,-396 Q0,-366 -56,-396 Z',
        horizontal(darker(colour, 0.2), lighter(colour, 0.25), darker(colour, 0.25)),
      ),
      shape('M-56,-396 Q0,-366 56,-396 L66,-372 Q0,-334 -66,-372 Z', darker(colour, 0.3)),
      line('M0,-350 V-24', '#e6c77c', 6),
      shape('M-100,-190 h66 l-8,60 h-52 Z', clear(darker(colour, 0.5), 0.28)) +
        shape('M100,-190 h-66 l8,60 h52 Z', clear(darker(colour, 0.5), 0.28)),
      box(-126, -42, 252, 24, darker(colour, 0.32), 6),
      line('M-118,-340 L-150,-180', '#ffffff3c', 10),
    ].join(''),
  }
}

export function tShirts(first: string, second: string): Thing {
  const shirt = (paint: string): string =>
    [
      shape(
        'M-60,-380 L-150,-340 L-196,-240 L-136,-212 L-112,-256 V-20 H112 V-256 L136,-212 L196,-240 L150,-340 L60,-380 Q0,-334 -60,-380 Z',
        vertical(lighter(paint, 0.3), darker(paint, 0.12)),
      ),
      line('M-60,-380 Q0,-330 60,-380', darker(paint, 0.3), 9),
      line('M-80,-230 q10,90 -6,190 M70,-200 q-14,80 6,160', clear(darker(paint, 0.5), 0.15), 8),
    ].join('')
  return {
    width: 470,
    height: 390,
    svg: `<g transform="translate(56 -6) rotate(9)">${shirt(second)}</g><g transform="translate(-36 0) rotate(-5)">${shirt(first)}${disc(0, -200, 52, colours.citrus)}${shape('M-70,-150 q35,-46 70,-12 q35,-40 70,12 Z', '#fffaf0')}</g>`,
  }
}

export function dress(colour: string): Thing {
  return {
    width: 320,
    height: 450,
    svg: [
      hanger,
      shape(
        'M-62,-392 L-40,-398 Q0,-320 40,-398 L62,-392 C74,-320 60,-280 56,-250 C90,-160 130,-80 150,-8 Q0,14 -150,-8 C-130,-80 -90,-160 -56,-250 C-60,-280 -74,-320 -62,-392 Z',
        vertical(lighter(colour, 0.3), colour, darker(colour, 0.25)),
      ),
      box(-60, -262, 120, 17, darker(colour, 0.35), 6),
      ...[-70, -24, 24, 70].map((x) =>
        line(`M${x * 0.5},-236 Q${x},-120 ${x * 1.5},-16`, clear(darker(colour, 0.5), 0.2), 6),
      ),
      times(22, (index) =>
        disc(
          ((index * 53) % 220) - 110 + (index % 3) * 4,
          -30 - ((index * 37) % 120),
          6,
          '#fffaf0b0',
        ),
      ),
    ].join(''),
  }
}

export function sneakers(colour: string): Thing {
  const shoe = [
    shape(
      'M-180,-150 C-150,-136 -110,-150 -84,-168 C-40,-130 40,-92 130,-84 C176,-78 186,-50 180,-34 H-190 C-200,-80 -194,-120 -180,-150 Z',
      vertical(lighter(colour, 0.45), colour, darker(colour, 0.2)),
    ),
    shape('M80,-90 C150,-90 188,-70 182,-34 H70 Q60,-66 80,-90 Z', '#fffaf0'),
    shape(
      'M-192,-40 H184 C190,-10 176,0 156,0 H-170 Q-196,-4 -192,-40 Z',
      vertical('#ffffff', '#d9d2c4'),
    ),
    times(4, (index) => line(`M${-74 + index * 34},${-148 + index * 15} l26,-22`, '#fffaf0', 8)),
    shape('M-150,-60 C-80,-60 -20,-80 30,-110 C0,-70 -70,-40 -150,-44 Z', colours.citrus),
    line('M-186,-16 H176', '#c9c2b4', 3),
  ].join('')
  return {
    width: 460,
    height: 250,
    svg: `<g transform="translate(50 -62) scale(0.92)">${shoe}</g><g transform="translate(-30 0)">${shoe}</g>`,
  }
}

export function heels(colour: string): Thing {
  const shoe =
    shape(
      'M-170,-190 C-150,-150 -110,-150 -70,-110 C-20,-60 60,-50 130,-40 C170,-34 176,-10 160,0 H40 C-30,-6 -70,-60 -120,-70 L-140,0 H-154 L-164,-90 C-184,-120 -184,-160 -170,-190 Z',
      vertical(lighter(colour, 0.4), colour, darker(colour, 0.3)),
    ) + line('M-166,-180 C-150,-150 -110,-146 -74,-112', lighter(colour, 0.6), 5)
  return {
    width: 440,
    height: 250,
    svg: `<g transform="translate(60 -46) scale(0.92)">${shoe}</g><g transform="translate(-30 0)">${shoe}</g>`,
  }
}

export function wristWatch(strap: string): Thing {
  return {
    width: 230,
    height: 400,
    svg: [
      shape(
        'M-46,-270 L-38,-400 H38 L46,-270 Z',
        horizontal(lighter(strap, 0.2), darker(strap, 0.25)),
      ),
      shape(
        'M-46,-130 L-38,0 H38 L46,-130 Z',
        horizontal(lighter(strap, 0.2), darker(strap, 0.25)),
      ),
      times(4, (index) => disc(0, -18 - index * 20, 5, '#14181e')),
      disc(0, -200, 104, diagonal('#f8e6b4', '#a97f35')) +
        disc(0, -200, 88, '#f9f5ea') +
        box(100, -210, 18, 20, '#c7a25a', 4),
      times(
        12,
        (index) =>
          `<g transform="translate(0 -200) rotate(${index * 30})">${line('M0,-76 V-66', '#22303c', index % 3 ? 3 : 6)}</g>`,
      ),
      line('M0,-200 V-252 M0,-200 L38,-178', '#22303c', 6) +
        line('M0,-200 L-30,-150', colours.pomegranate, 3) +
        disc(0, -200, 7, '#22303c'),
      disc(0, -168, 18, '#ece4d0'),
      shape('M-70,-250 Q-40,-284 10,-286 L-50,-190 Z', '#ffffff50'),
    ].join(''),
  }
}

/** A wallet, a belt and sunglasses. */
export function leatherGoods(colour: string): Thing {
  return {
    width: 480,
    height: 250,
    svg: [
      shape(
        'M-220,-176 H20 Q36,-176 36,-160 V-16 Q36,0 20,0 H-220 Q-236,0 -236,-16 V-160 Q-236,-176 -220,-176 Z',
        diagonal(lighter(colour, 0.25), colour, darker(colour, 0.25)),
      ),
      `<rect x="-226" y="-166" width="252" height="156" rx="10" fill="none" stroke="#f2dcae88" stroke-width="3" stroke-dasharray="9 8"/>`,
      box(-120, -90, 156, 9, '#00000026') + disc(10, -86, 9, '#e6c77c'),
      disc(160, -76, 76, darker(colour, 0.2)) +
        disc(160, -76, 54, lighter(colour, 0.1)) +
        disc(160, -76, 34, darker(colour, 0.25)) +
        box(206, -130, 54, 62, '#c7a25a', 8) +
        box(216, -118, 34, 38, darker(colour, 0.2), 5),
      shape(
        'M-190,-246 h110 q4,58 -52,60 q-56,0 -58,-60 Z M-50,-246 h110 q-2,60 -58,60 q-56,-2 -52,-60 Z',
        vertical('#22303c', '#5a7d8c'),
      ) + line('M-80,-238 q15,-14 30,0', '#22303c', 8),
    ].join(''),
  }
}

export function handbag(colour: string): Thing {
  return {
    width: 400,
    height: 370,
    svg: [
      line('M-100,-240 C-100,-390 100,-390 100,-240', darker(colour, 0.35), 17),
      shape(
        'M-150,-250 H150 L186,-30 Q188,0 156,0 H-156 Q-188,0 -186,-30 Z',
        horizontal(lighter(colour, 0.25), colour, darker(colour, 0.3)),
      ),
      shape(
        'M-152,-252 H152 L160,-160 Q0,-96 -160,-160 Z',
        vertical(lighter(colour, 0.38), colour),
      ),
      disc(0, -130, 20, diagonal('#f8e6b4', '#a97f35')) + disc(0, -130, 10, darker(colour, 0.3)),
      line('M-168,-30 H168', clear('#ffe9c0', 0.5), 3),
    ].join(''),
  }
}

/** A necklace and earrings on a velvet bust. */
export function jewellery(stone: string): Thing {
  return {
    width: 330,
    height: 390,
    svg: [
      shape(
        'M-40,-386 H40 C44,-310 150,-290 150,-180 C150,-90 90,-40 70,0 H-70 C-90,-40 -150,-90 -150,-180 C-150,-290 -44,-310 -40,-386 Z',
        horizontal('#f7ecdc', '#e3cfb4', '#c4a988'),
      ),
      line('M-62,-306 C-70,-190 -20,-150 0,-140 C20,-150 70,-190 62,-306', '#d2a544', 6),
      times(11, (index) =>
        disc(
          -58 + index * 11.6,
          -200 + Math.sin((index / 10) * Math.PI) * 62,
          7,
          ball('#fff3c8', '#c79a3a'),
        ),
      ),
      shape(
        'M0,-146 C34,-110 24,-70 0,-66 C-24,-70 -34,-110 0,-146 Z',
        ball(lighter(stone, 0.6), darker(stone, 0.2)),
      ),
      ...[-210, 210].map(
        (x) =>
          ring(x * 0.9, -40, 26, '#d2a544', 8) +
          disc(x * 0.9, -12, 9, ball(lighter(stone, 0.6), stone)),
      ),
      oval(0, -4, 90, 12, '#c4a988'),
    ].join(''),
  }
}
