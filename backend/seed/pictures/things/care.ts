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

/** A serum, a cream and a tube. */
export function skincare(colour: string): Thing {
  return {
    width: 460,
    height: 340,
    svg: [
      box(-204, -250, 110, 250, horizontal(lighter(colour, 0.5), colour, darker(colour, 0.3)), 18),
      box(-176, -282, 54, 36, '#c7a25a', 4) +
        shape('M-164,-340 h30 q10,0 8,20 l-4,40 h-38 l-4,-40 q-2,-20 8,-20 Z', '#3a2a24'),
      box(-192, -180, 86, 110, '#fffaf0d8', 6) +
        line('M-176,-150 h54 M-176,-130 h40', darker(colour, 0.3), 5) +
        disc(-149, -98, 14, clear(colour, 0.7)),
      shape(
        'M-56,-130 H120 L110,-14 Q108,0 94,0 H-30 Q-44,0 -46,-14 Z',
        horizontal('#ffffff', '#f1e7d6', '#cdbfa6'),
      ) +
        box(-62, -168, 188, 44, vertical('#dcb66c', '#a97f35'), 8) +
        line('M-10,-70 h84', '#c7a25a', 5),
      shape(
        'M150,-296 H226 L216,-50 H160 Z',
        horizontal(lighter(colours.rose, 0.4), colours.rose, darker(colours.rose, 0.25)),
      ) +
        box(158, -52, 60, 52, '#fffaf0', 8) +
        box(148, -304, 80, 12, darker(colours.rose, 0.2), 3) +
        line('M176,-230 h26 M172,-206 h34', '#fffaf0', 5),
    ].join(''),
  }
}

/** A hair dryer with a bottle of shampoo and a comb. */
export function haircare(colour: string): Thing {
  return {
    width: 480,
    height: 340,
    svg: [
      shape(
        'M-230,-270 Q-230,-330 -150,-330 H-10 L70,-316 V-216 L-10,-204 H-150 Q-230,-208 -230,-270 Z',
        vertical(lighter(colour, 0.4), colour, darker(colour, 0.3)),
      ),
      box(66, -310, 24, 88, '#2b3138', 5) +
        disc(-158, -268, 40, darker(colour, 0.35)) +
        times(6, (index) => line(`M${-184 + index * 10},-286 v36`, '#00000040', 4)),
      shape(
        'M-150,-210 h74 l-20,196 q-2,14 -16,14 h-12 q-14,0 -16,-14 Z',
        vertical(colour, darker(colour, 0.4)),
      ) + box(-122, -160, 22, 44, '#fffaf0', 8),
      line('M-110,-4 C-60,20 -20,-30 30,0', '#2b3138', 7),
      box(
        120,
        -240,
        104,
        240,
        horizontal(lighter(colours.olive, 0.5), colours.olive, darker(colours.olive, 0.3)),
        20,
      ) +
        box(150, -276, 44, 40, '#fffaf0', 6) +
        box(140, -300, 74, 20, '#fffaf0', 8) +
        box(132, -176, 80, 96, '#fffaf0d0', 6) +
        oval(172, -128, 22, 13, colours.leaf),
    ].join(''),
  }
}

/** Lipsticks, a powder compact and a brush. */
export function makeup(colour: string): Thing {
  const lipstick = (x: number, h: number, paint: string): string =>
    box(x - 30, -110, 60, 110, horizontal('#4a3a31', '#1b1614'), 6) +
    box(x - 24, -150, 48, 46, horizontal('#f3dca2', '#b98c3f'), 3) +
    shape(
      `M${x - 19},-148 v${-h} q6,-30 38,-36 v${h + 36} Z`,
      horizontal(lighter(paint, 0.3), paint, darker(paint, 0.25)),
    )
  return {
    width: 500,
    height: 330,
    svg: [
      lipstick(-190, 60, colour) + lipstick(-110, 36, colours.terracotta),
      disc(70, -216, 106, horizontal('#3a2a24', '#1b1614')) +
        disc(70, -216, 90, diagonal('#f4fafa', '#b9d0d5')) +
        shape('M20,-270 L70,-300 L90,-150 L50,-150 Z', '#ffffff60'),
      oval(70, -50, 150, 48, '#1b1614') + oval(70, -60, 150, 46, '#3a2a24'),
      oval(0, -64, 52, 22, lighter(colour, 0.4)) +
        oval(88, -74, 30, 12, '#e9b7a8') +
        oval(142, -62, 30, 13, colours.terracotta) +
        oval(104, -48, 32, 12, '#c7a25a'),
      `<g transform="translate(210 -4) rotate(14)">${box(-9, -160, 18, 160, horizontal('#f3dca2', '#b98c3f'), 8)}${box(-13, -200, 26, 46, '#3a2a24', 4)}${shape('M-14,-198 C-50,-260 -20,-300 0,-310 C20,-300 50,-260 14,-198 Z', vertical('#f6d9cd', '#8a5a4a'))}</g>`,
    ].join(''),
  }
}

/** A cat, sitting. */
export function cat(coat: string): Thing {
  const dark = darker(coat, 0.35)
  return {
    width: 300,
    height: 400,
    svg: [
      line('M90,-30 C190,-20 190,-150 140,-170', coat, 34) +
        line('M146,-150 C150,-160 146,-168 140,-170', dark, 30),
      shape(
        'M-104,0 C-130,-110 -90,-230 0,-240 C90,-230 130,-110 104,0 Z',
        horizontal(lighter(coat, 0.25), coat, darker(coat, 0.2)),
      ),
      shape('M-46,0 C-60,-90 -40,-170 0,-176 C40,-170 60,-90 46,0 Z', lighter(coat, 0.6)),
      times(
        3,
        (index) =>
          line(`M${-98 + index * 3},${-60 - index * 44} q20,8 34,2`, dark, 10) +
          line(`M${98 - index * 3},${-60 - index * 44} q-20,8 -34,2`, dark, 10),
      ),
      shape('M-92,-340 L-86,-424 L-24,-378 Z', coat) +
        shape('M92,-340 L86,-424 L24,-378 Z', coat) +
        shape('M-80,-356 L-76,-402 L-42,-374 Z', '#e9a79a') +
        shape('M80,-356 L76,-402 L42,-374 Z', '#e9a79a'),
      oval(0, -300, 108, 92, ball(lighter(coat, 0.3), darker(coat, 0.1))),
      line('M-20,-384 v26 M0,-388 v32 M20,-384 v26', dark, 9),
      ...[-44, 44].map(
        (x) =>
          oval(x, -306, 22, 25, '#f2d060') +
          oval(x, -306, 9, 22, '#14181e') +
          disc(x - 6, -314, 5, '#ffffff'),
      ),
      oval(0, -256, 34, 24, lighter(coat, 0.7)) +
        shape('M-11,-274 h22 l-11,14 Z', '#d97a76') +
        line('M0,-260 q-12,14 -24,4 M0,-260 q12,14 24,4', dark, 4),
      line('M-60,-262 l-74,-8 M-60,-252 l-72,14 M60,-262 l74,-8 M60,-252 l72,14', '#ffffffb0', 3),
      oval(-40, -6, 38, 18, lighter(coat, 0.5)) + oval(40, -6, 38, 18, lighter(coat, 0.5)),
      box(-56, -232, 112, 17, colours.sea, 8) + disc(0, -206, 14, ball('#fff3c8', '#c79a3a')),
    ].join(''),
  }
}

/** A dog, sitting. */
export function dog(coat: string, ears: 'up' | 'down'): Thing {
  const dark = darker(coat, 0.35)
  const ear =
    ears === 'up'
      ? shape(
          'M-96,-350 C-120,-420 -100,-450 -84,-452 C-50,-440 -36,-410 -34,-386 Z',
          vertical(dark, coat),
        )
      : shape(
          'M-84,-388 C-150,-400 -170,-300 -136,-246 C-104,-240 -92,-300 -76,-340 Z',
          vertical(dark, darker(coat, 0.2)),
        )
  return {
    width: 330,
    height: 440,
    svg: [
      line('M96,-40 C170,-60 190,-120 174,-160', coat, 28),
      shape(
        'M-120,0 C-140,-120 -90,-250 0,-256 C90,-250 140,-120 120,0 Z',
        horizontal(lighter(coat, 0.25), coat, darker(coat, 0.22)),
      ),
      shape('M-50,-20 C-70,-110 -46,-190 0,-196 C46,-190 70,-110 50,-20 Z', lighter(coat, 0.62)),
      line('M-48,-120 V-14 M48,-120 V-14', lighter(coat, 0.1), 50) +
        oval(-52, -10, 42, 19, lighter(coat, 0.5)) +
        oval(52, -10, 42, 19, lighter(coat, 0.5)),
      ears === 'up' ? ear + `<g transform="scale(-1 1)">${ear}</g>` : '',
      oval(0, -330, 108, 100, ball(lighter(coat, 0.35), darker(coat, 0.08))),
      shape('M-22,-424 Q0,-434 22,-424 L30,-300 H-30 Z', lighter(coat, 0.6)),
      oval(0, -282, 62, 50, lighter(coat, 0.68)),
      ears === 'down' ? ear + `<g transform="scale(-1 1)">${ear}</g>` : '',
      ...[-46, 46].map((x) => disc(x, -344, 15, '#241a17') + disc(x - 5, -350, 5, '#ffffff')),
      oval(0, -306, 24, 17, '#241a17') +
        oval(-6, -311, 7, 4, '#ffffff80') +
        line('M0,-290 v14 M0,-276 q-18,16 -32,2 M0,-276 q18,16 32,2', '#241a17', 5),
      shape('M-15,-268 h30 v20 q-15,22 -30,0 Z', '#e0767a'),
      box(-70, -236, 140, 20, colours.pomegranate, 10) +
        disc(0, -206, 16, ball('#fff3c8', '#c79a3a')),
    ].join(''),
  }
}

/** Parrots in a cage. */
export function birdcage(first: string, second: string): Thing {
  const bird = (x: number, paint: string): string =>
    [
      shape(`M${x - 6},-70 l-22,-84 l40,10 Z`, darker(paint, 0.3)),
      shape(
        `M${x - 34},-170 C${x - 40},-240 ${x + 30},-250 ${x + 34},-200 C${x + 40},-150 ${x + 10},-110 ${x - 10},-112 C${x - 30},-116 ${x - 34},-140 ${x - 34},-170 Z`,
        ball(lighter(paint, 0.4), paint),
      ),
      shape(`M${x - 30},-176 q36,-10 40,40 q-30,20 -40,-40 Z`, darker(paint, 0.2)),
      disc(x + 14, -214, 6, '#14181e') +
        shape(`M${x + 32},-212 q20,4 10,24 q-14,-2 -12,-18 Z`, '#f0a53a'),
    ].join('')
  return {
    width: 340,
    height: 440,
    svg: [
      shape('M-140,-40 V-240 C-140,-420 140,-420 140,-240 V-40 Z', '#ffffff30'),
      box(-120, -116, 240, 11, colours.walnut, 5),
      bird(-50, first) + bird(56, second),
      times(11, (index) =>
        line(
          `M${-140 + index * 28},-40 V-240 C${-140 + index * 28},-300 ${-60 + index * 12},-370 0,-382`,
          '#c79a3a',
          4,
        ),
      ),
      line('M-140,-180 H140 M-136,-280 H136', '#c79a3a', 5),
      box(-154, -46, 308, 46, vertical('#e6c77c', '#a97f35'), 10) + ring(0, -402, 18, '#c79a3a', 7),
    ].join(''),
  }
}

export function rabbit(coat: string): Thing {
  return {
    width: 340,
    height: 330,
    svg: [
      disc(128, -60, 34, '#ffffff'),
      shape(
        'M-110,0 C-150,-120 -40,-190 40,-170 C130,-150 150,-60 130,0 Z',
        ball(lighter(coat, 0.4), darker(coat, 0.12)),
      ),
      ...[-120, -64].map(
        (x, index) =>
          `<g transform="translate(${x} -210) rotate(${index * 18 - 10})">${oval(0, -60, 22, 72, coat)}${oval(0, -56, 11, 52, '#e9b7a8')}</g>`,
      ),
      oval(-92, -150, 78, 70, ball(lighter(coat, 0.45), coat)),
      disc(-118, -164, 11, '#241a17') +
        disc(-122, -168, 4, '#fff') +
        shape('M-168,-140 h18 l-8,12 Z', '#d97a76'),
      oval(-90, -10, 44, 17, lighter(coat, 0.5)) + oval(60, -8, 60, 19, lighter(coat, 0.4)),
      shape('M-220,-10 l-30,-16 l-60,18 l52,14 Z', colours.citrus) +
        line('M-252,-18 q20,-30 36,-26 M-250,-16 q14,-14 40,-4', colours.leaf, 6),
    ].join(''),
  }
}

/** A fish tank with plants. */
export function aquarium(): Thing {
  const fish = (x: number, y: number, paint: string, size: number): string =>
    `<g transform="translate(${x} ${y}) scale(${size})">${shape('M-40,0 C-20,-30 30,-30 46,0 C30,30 -20,30 -40,0 Z M-34,0 l-34,-24 v48 Z', paint)}${disc(26, -6, 5, '#14181e')}${line('M0,-18 q10,18 0,36', '#ffffffa0', 6)}</g>`
  return {
    width: 520,
    height: 350,
    svg: [
      box(-250, -330, 500, 320, vertical('#a9dfe6', '#3f9fb8', '#1c6f8f'), 6),
      shape('M-250,-60 Q-120,-90 0,-60 T250,-66 V-10 H-250 Z', vertical('#ead9bb', '#c4a878')),
      times(6, (index) =>
        line(
          `M${-210 + index * 30},-60 q${index % 2 ? 24 : -20},-60 0,${-110 - (index % 3) * 26}`,
          index % 2 ? '#3f7a52' : '#6fa45a',
          11,
        ),
      ),
      shape('M90,-62 q20,-90 70,-70 q60,-20 66,66 Z', vertical('#b9a58c', '#7a6652')),
      fish(-20, -210, colours.citrus, 1) +
        fish(120, -250, colours.lemon, 0.7) +
        fish(60, -140, colours.pomegranate, 0.6),
      times(6, (index) =>
        disc(190 + (index % 2) * 16, -110 - index * 34, 5 + (index % 3) * 2, '#ffffff70'),
      ),
      box(-258, -350, 516, 28, '#2b3138', 6) +
        box(-258, -18, 516, 18, '#2b3138', 4) +
        shape('M-230,-310 h50 l-60,260 h-6 Z', '#ffffff30'),
    ].join(''),
  }
}

/** A pet bed, a bowl and a ball. */
export function petThings(colour: string): Thing {
  return {
    width: 560,
    height: 220,
    svg: [
      shape(
        'M-270,-120 C-270,-200 90,-200 90,-120 L100,-30 Q96,0 60,0 H-240 Q-276,0 -280,-30 Z',
        vertical(lighter(colour, 0.3), darker(colour, 0.2)),
      ),
      oval(-90, -112, 160, 46, lighter(colours.rose, 0.4)) +
        shape(
          'M-250,-90 C-200,-30 20,-30 70,-90 L84,-30 Q60,-6 -90,-6 Q-240,-6 -264,-30 Z',
          vertical(colour, darker(colour, 0.35)),
        ),
      shape(
        'M-104,-46 a16,16 0 0 1 28,0 a16,16 0 0 1 -2,28 h-24 a16,16 0 0 1 -2,-28 Z',
        '#fffaf0b0',
      ),
      shape('M140,-66 H270 L288,0 H122 Z', vertical(lighter(colours.sea, 0.3), colours.deepSea)) +
        oval(205, -66, 66, 14, '#6b4631') +
        times(6, (index) => disc(160 + index * 18, -74 - (index % 2) * 6, 11, '#a9713f')),
      disc(110, -26, 28, ball('#d9f07a', '#8fae2f')) + line('M88,-38 q22,14 44,0', '#ffffffc0', 4),
    ].join(''),
  }
}
