import { clear, colours, darker, lighter } from '#seed/pictures/colour.ts'
import {
  box,
  diagonal,
  disc,
  line,
  oval,
  radial,
  shape,
  times,
  vertical,
} from '#seed/pictures/svg.ts'

/** Buildings stand on y = 0 around x = 0 and are 400 to 640 units wide. */

export function apartmentBlock(wall: string, accent: string, floors: number): string {
  const floor = (index: number): string => {
    const y = -40 - (index + 1) * 84
    return [
      ...[-170, 40].map((x) =>
        [
          box(x, y + 12, 130, 66, vertical('#3b5a6b', '#8fb7c0'), 3),
          box(x + 62, y + 12, 6, 66, '#fffaf0'),
          shape(`M${x},${y + 12} h44 l-30,66 h-14 Z`, '#ffffff2c'),
          box(x - 12, y + 74, 154, 10, lighter(wall, 0.5)),
          box(x - 10, y + 44, 150, 30, '#d9eef155') +
            line(`M${x - 10},${y + 44} h150`, '#fffaf0', 4),
          index % 2
            ? disc(x + 12, y + 66, 11, '#5f9a62') + disc(x + 26, y + 68, 8, colours.bougainvillea)
            : '',
        ].join(''),
      ),
      box(-26, y + 26, 40, 44, vertical('#3b5a6b', '#9cc0c8'), 3),
    ].join('')
  }
  const height = 40 + floors * 84
  return [
    oval(20, 2, 330, 22, radial('#0c0f1690', '#0c0f1600')),
    shape(
      `M216,0 V${-height + 20} L286,${-height + 54} V0 Z`,
      vertical(darker(wall, 0.2), darker(wall, 0.36)),
    ),
    times(floors, (index) => shape(`M238,${-66 - index * 84} l34,8 v40 l-34,-6 Z`, '#2a3f4f')),
    box(-216, -height, 432, height, vertical(lighter(wall, 0.25), wall)),
    box(-226, -height - 14, 452, 18, lighter(wall, 0.55)),
    box(-26, -height, 40, height - 46, clear(accent, 0.5)),
    times(floors, floor),
    box(-60, -height - 52, 80, 42, darker(wall, 0.12)) +
      box(60, -height - 44, 60, 30, '#d9dfe3', 14),
    box(-216, -44, 432, 44, darker(wall, 0.22)),
    box(-40, -62, 68, 62, vertical('#22303c', '#5a7d8c'), 3) +
      shape('M-70,-66 H58 L48,-78 H-60 Z', accent),
    ...[-150, 110].map((x) => box(x, -36, 70, 36, '#00000028', 3)),
  ].join('')
}

/** A house with a flat or a tiled roof, a veranda and a pool. */
export function villa(wall: string, roof: 'flat' | 'tiled'): string {
  const tiles = roof === 'tiled'
  const window = (x: number, y: number, w: number, h: number): string =>
    box(x - 6, y - 6, w + 12, h + 12, '#fffaf0', 3) +
    box(x, y, w, h, vertical('#35566a', '#9cc7cf')) +
    shape(`M${x},${y} h${w * 0.4} l-${w * 0.3},${h} h-${w * 0.1} Z`, '#ffffff30')
  return [
    oval(0, 2, 360, 22, radial('#0c0f1688', '#0c0f1600')),
    box(-290, -170, 580, 170, vertical(lighter(wall, 0.3), wall)),
    box(-120, -310, 300, 150, vertical(lighter(wall, 0.4), lighter(wall, 0.05))),
    tiles
      ? shape(
          'M-146,-302 L-80,-384 H140 L206,-302 Z',
          vertical(lighter(colours.terracotta, 0.2), darker(colours.terracotta, 0.15)),
        ) +
        times(12, (index) =>
          line(`M${-70 + index * 19},-380 L${-128 + index * 29},-304`, '#7a3a2255', 3),
        )
      : box(-136, -326, 332, 18, '#fffaf0'),
    tiles
      ? shape(
          'M-310,-164 L-270,-214 H-124 V-164 Z M182,-164 V-214 H270 L310,-164 Z',
          vertical(colours.terracotta, darker(colours.terracotta, 0.2)),
        )
      : box(-302, -182, 604, 16, '#fffaf0'),
    window(-90, -276, 70, 76) + window(60, -276, 90, 76),
    box(-126, -178, 312, 10, '#fffaf0') +
      times(22, (index) => box(-120 + index * 14, -204, 3, 28, '#59636e88')) +
      box(-124, -207, 308, 5, '#59636e'),
    window(-262, -130, 90, 84) + window(190, -130, 70, 84),
    box(-110, -136, 180, 136, vertical('#2b4655', '#86b0ba')) +
      box(-24, -136, 8, 136, '#fffaf0') +
      box(96, -122, 64, 122, vertical(colours.walnut, colours.carob), 3) +
      disc(148, -58, 4, '#e6c77c'),
    ...[-130, 78].map((x) => box(x, -166, 16, 166, vertical('#fffaf0', '#d9c9a8'))),
    disc(-276, -16, 26, '#4f8f5b') +
      disc(-244, -12, 19, '#6fa45a') +
      disc(262, -18, 28, '#4f8f5b') +
      disc(240, -10, 13, colours.bougainvillea) +
      disc(276, -34, 11, colours.bougainvillea),
  ].join('')
}

/** A shop or office with a big window under an awning. */
export function shopFront(wall: string, accent: string): string {
  return [
    oval(0, 2, 360, 22, radial('#0c0f1688', '#0c0f1600')),
    box(-300, -390, 600, 390, vertical(lighter(wall, 0.3), wall)),
    box(-312, -404, 624, 20, '#fffaf0'),
    ...[-230, -40, 150].map(
      (x) =>
        box(x - 8, -362, 96, 86, '#fffaf0', 3) +
        box(x, -354, 80, 70, vertical('#35566a', '#9cc7cf')),
    ),
    box(-280, -250, 560, 40, darker(accent, 0.25), 4) +
      times(6, (index) => box(-120 + index * 42, -238, 30, 15, '#fff3d4', 3)),
    box(-270, -190, 330, 180, vertical('#2b4655', '#7fb0ba', '#c9e0df'), 4) +
      shape('M-270,-190 H-150 L-230,-10 H-270 Z', '#ffffff2c'),
    box(-250, -70, 290, 12, colours.oak) +
      times(6, (index) =>
        box(
          -236 + index * 46,
          -110 + (index % 2) * 12,
          30,
          40 - (index % 2) * 12,
          [
            colours.citrus,
            colours.sea,
            colours.lemon,
            colours.rose,
            colours.olive,
            colours.pomegranate,
          ][index] ?? '',
          5,
        ),
      ),
    box(96, -176, 150, 176, vertical('#22303c', '#5a7d8c'), 3) +
      box(106, -166, 62, 150, '#a9cfd240') +
      box(176, -166, 62, 150, '#a9cfd240') +
      box(166, -100, 5, 40, '#e6c77c') +
      box(175, -100, 5, 40, '#e6c77c'),
    times(12, (index) =>
      shape(
        `M${-290 + index * 48.4},-212 h48.4 l6,40 a24,20 0 0 1 -48,0 Z`,
        index % 2 ? '#fbf5e8' : accent,
      ),
    ),
  ].join('')
}

/** A warehouse with a roller door. */
export function warehouse(wall: string): string {
  return [
    oval(0, 2, 360, 22, radial('#0c0f1688', '#0c0f1600')),
    shape('M-310,0 V-220 L0,-310 L310,-220 V0 Z', vertical(lighter(wall, 0.3), darker(wall, 0.12))),
    times(22, (index) => line(`M${-296 + index * 28.4},0 V-226`, '#00000014', 3)),
    shape(
      'M-326,-210 L0,-318 L326,-210 L318,-190 L0,-292 L-318,-190 Z',
      vertical(colours.deepSea, colours.ink),
    ),
    box(-190, -190, 240, 190, vertical('#d9dfe3', '#9aa6ae'), 4) +
      times(9, (index) => line(`M-190,${-172 + index * 20} H50`, '#59636e66', 3)),
    box(110, -124, 70, 124, vertical(colours.sea, colours.deepSea), 3) +
      disc(166, -60, 5, '#e6c77c'),
    box(204, -150, 70, 50, vertical('#35566a', '#9cc7cf'), 3) +
      box(110, -170, 70, 22, colours.citrus, 4),
  ].join('')
}

/** A plot marked out with corner posts, and a board. */
export function plot(grass: string): string {
  return [
    shape('M-300,-60 L240,-100 L420,40 L-380,60 Z', clear(lighter(grass, 0.3), 0.85)),
    line('M-300,-60 L240,-100 L420,40 L-380,60 Z', '#fffaf0', 5),
    ...(
      [
        [-300, -60],
        [240, -100],
        [420, 40],
        [-380, 60],
      ] as const
    ).map(([x, y]) => box(x - 6, y - 66, 12, 70, vertical('#fffaf0', '#d2545c'), 3)),
    times(26, (index) =>
      line(
        `M${-280 + ((index * 97) % 600)},${-40 + ((index * 29) % 80)} q6,-14 4,-24`,
        '#7c8a4baa',
        4,
      ),
    ),
    box(-126, -190, 12, 160, colours.walnut) + box(96, -190, 12, 160, colours.walnut),
    box(-160, -250, 300, 120, vertical('#fffaf0', '#f1e4c8'), 8) +
      shape('M-110,-160 v-40 l36,-30 l36,30 v40 Z', colours.sea) +
      box(-10, -222, 120, 14, colours.citrus, 5) +
      box(-10, -196, 90, 10, '#8b98a3', 5) +
      box(-10, -174, 104, 10, '#8b98a3', 5),
  ].join('')
}

/** A swimming pool seen from its edge, for the front of a picture. */
export function pool(): string {
  return [
    shape('M-400,-60 H400 L500,80 H-500 Z', vertical('#fffaf0', '#e2cfa8')),
    shape('M-370,-48 H370 L452,62 H-452 Z', vertical('#5fd0da', '#1c9fb8')),
    times(9, (index) =>
      line(`M${-330 + ((index * 83) % 640)},${-30 + index * 9} q22,-10 44,0 t44,0`, '#ffffff90', 4),
    ),
    shape('M150,-90 L300,-96 L340,-70 L170,-64 Z', diagonal('#fffaf0', colours.citrus)) +
      line('M170,-64 v14 M330,-70 v14', '#59636e', 5),
  ].join('')
}
