import { areaFacts } from '@adamarket/shared/domain/areas/area-facts.ts'
import { areas } from '@adamarket/shared/domain/areas/areas.ts'
import type { PlaceCounts } from '@adamarket/shared/domain/areas/place-counts.ts'
import { placeKey } from '@adamarket/shared/domain/areas/place-counts.ts'
import { cities } from '@adamarket/shared/domain/location.ts'

import styles from './where.module.css'

/** What the drawing shows, in degrees, and its width in its own units. */
const view = { west: 32.66, east: 34.62, north: 35.72, width: 1000 }
/** On Cyprus a degree of longitude is shorter than one of latitude. */
const longitudeScale = 0.817

const coast =
  'M-122 486Q-122 428 -102 408Q-82 387 -69 367Q-56 347 -38 341Q-20 334 -5 335Q10 336 28 342Q46 347 64 353Q82 359 97 354Q112 348 125 337Q138 325 142 303Q145 281 140 259Q135 237 134 220Q132 202 145 206Q158 209 176 216Q194 222 209 226Q224 230 247 230Q270 229 286 231Q301 232 319 234Q337 235 370 238Q403 240 436 236Q469 232 490 227Q510 222 533 212Q556 201 595 194Q633 187 666 176Q699 164 722 153Q745 141 766 124Q786 107 807 94Q827 81 845 71Q862 61 888 49Q913 36 934 29Q954 22 970 20Q986 17 978 27Q969 37 954 50Q939 62 914 82Q888 101 868 111Q847 120 829 135Q811 149 791 157Q770 165 758 173Q745 181 735 194Q724 207 722 224Q720 240 705 244Q689 247 675 251Q661 255 652 271Q643 287 639 311Q635 334 640 348Q645 362 653 370Q661 378 669 392Q676 406 693 425Q709 443 717 458Q724 473 704 493Q684 512 557 528Q429 543 154 543Q-122 543 -122 486Z'
/** The Five Finger Mountains. */
const ridge =
  'M163 256L189 238L214 262L232 237L250 259L263 245L276 265L294 247L311 269L332 247L352 272L370 258L388 272L403 249L418 267L436 240L454 262L480 239L505 253L531 216L556 234L582 197L607 219'

const everyArea = cities.flatMap((city) =>
  areas[city].map((area) => ({ key: placeKey(city, area), ...areaFacts(city, area) })),
)

/** The north of the island, drawn, with a light for each area that has listings: larger where there are more. */
export function Island({ counts }: { readonly counts: PlaceCounts | undefined }) {
  return (
    <svg className={styles['island']} viewBox="0 0 1000 456" aria-hidden="true" focusable="false">
      <path className={styles['land']} d={coast} />
      <path className={styles['ridge']} d={ridge} />
      {everyArea.map(({ key, longitude = 0, latitude = 0 }) => {
        const count = counts?.[key] ?? 0
        if (count === 0) return null
        return (
          <circle
            key={key}
            className={styles['light']}
            cx={Math.round(((longitude - view.west) * view.width) / (view.east - view.west))}
            cy={Math.round(
              ((view.north - latitude) * view.width) / (view.east - view.west) / longitudeScale,
            )}
            r={Math.round(7 + 3 * Math.sqrt(Math.min(count, 60)))}
          />
        )
      })}
    </svg>
  )
}
