import { areaFacts } from '@adamarket/shared/domain/areas/area-facts.ts'
import { areas } from '@adamarket/shared/domain/areas/areas.ts'
import type { PlaceCounts } from '@adamarket/shared/domain/areas/place-counts.ts'
import { placeKey } from '@adamarket/shared/domain/areas/place-counts.ts'
import type { Position } from '@adamarket/shared/domain/areas/km-between.ts'
import type { Landmark } from '@adamarket/shared/domain/areas/landmarks.ts'
import { landmarks } from '@adamarket/shared/domain/areas/landmarks.ts'
import { cities } from '@adamarket/shared/domain/location.ts'

import type { ReactNode } from 'react'

import styles from './where.module.css'

/** What the drawing shows, in degrees, and its width in its own units. */
const view = { west: 32.66, east: 34.62, north: 35.72, width: 1000 }
/** On Cyprus a degree of longitude is shorter than one of latitude. */
const longitudeScale = 0.817

const coast =
  'M-122 486Q-122 428 -102 408Q-82 387 -69 367Q-56 347 -38 341Q-20 334 -5 335Q10 336 28 342Q46 347 64 353Q82 359 97 354Q112 348 125 337Q138 325 142 303Q145 281 140 259Q135 237 134 220Q132 202 145 206Q158 209 176 216Q194 222 209 226Q224 230 247 230Q270 229 286 231Q301 232 319 234Q337 235 370 238Q403 240 436 236Q469 232 490 227Q510 222 533 212Q556 201 595 194Q633 187 666 176Q699 164 722 153Q745 141 766 124Q786 107 807 94Q827 81 845 71Q862 61 888 49Q913 36 934 29Q954 22 970 20Q986 17 978 27Q969 37 954 50Q939 62 914 82Q888 101 868 111Q847 120 829 135Q811 149 791 157Q770 165 758 173Q745 181 735 194Q724 207 722 224Q720 240 705 244Q689 247 675 251Q661 255 652 271Q643 287 639 311Q635 334 640 348Q645 362 653 370Q661 378 669 392Q676 406 693 425Q709 443 717 458Q724 473 704 493Q684 512 557 528Q429 543 154 543Q-122 543 -122 486Z'
/** The Five Finger Mountains. */
const mountains =
  'M146 270l22 -10l22 10zM182 267l22 -16l22 16zM218 269l22 -13l22 13zM254 273l22 -20l22 20zM289 277l22 -15l22 15zM325 279l22 -21l22 21zM361 280l22 -17l22 17zM396 277l22 -24l22 24zM432 273l22 -17l22 17zM468 267l22 -20l22 20zM504 257l22 -15l22 15zM539 244l22 -18l22 18zM575 233l22 -12l22 12z'

const everyArea = cities.flatMap((city) =>
  areas[city].map((area) => ({ key: placeKey(city, area), ...areaFacts(city, area) })),
)

/** Those with room for their names: the side of the name, and how far below the middle of the mark it stands. */
const marked: Readonly<Record<string, readonly [side: 'start' | 'end', below: number]>> = {
  emu: ['end', 5],
  neu: ['end', 5],
  ciu: ['start', 5],
  gau: ['end', 5],
  final: ['start', 5],
  metu: ['start', -4],
  eul: ['end', 5],
  ercan: ['start', 5],
}

type Props = {
  readonly counts: PlaceCounts | undefined
  /** A landmark's name, and what marks it, as a link. Absent: none are drawn. */
  readonly renderLandmark?: ((landmark: Landmark, children: ReactNode) => ReactNode) | undefined
  readonly nameOf: (landmark: Landmark) => string
}

/** The north of the island, drawn, with a light for each area that has listings: larger where there are more. */
export function Island({ counts, renderLandmark, nameOf }: Props) {
  return (
    <svg
      className={styles['island']}
      viewBox="0 0 1000 456"
      // Where it is narrow, it is drawn higher, so that the names of towns have room.
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles['land']} d={coast} />
      <path className={styles['mountains']} d={mountains} />
      {everyArea.map(({ key, ...position }) => {
        const count = counts?.[key] ?? 0
        if (count === 0) return null
        const { x, y } = pointOf(position)
        return (
          <circle
            key={key}
            className={styles['light']}
            cx={x}
            cy={y}
            r={Math.round(5 + 3 * Math.sqrt(Math.min(count, 60)))}
          />
        )
      })}
      {renderLandmark &&
        landmarks.map((landmark) => {
          const mark = marked[landmark.code]
          if (!mark) return null
          const [side, below] = mark
          const { x, y } = pointOf(landmark)
          return (
            <g key={landmark.code} className={styles['landmark']}>
              {renderLandmark(
                landmark,
                <>
                  <path d={`M${x - 6} ${y}l6 -6l6 6l-6 6z`} />
                  <text x={side === 'start' ? x + 10 : x - 10} y={y + below} textAnchor={side}>
                    {nameOf(landmark)}
                  </text>
                </>,
              )}
            </g>
          )
        })}
    </svg>
  )
}

/** In units of the drawing. */
function pointOf({ latitude = 0, longitude = 0 }: Partial<Position>) {
  const scale = view.width / (view.east - view.west)
  return {
    x: Math.round((longitude - view.west) * scale),
    y: Math.round(((view.north - latitude) * scale) / longitudeScale),
  }
}
