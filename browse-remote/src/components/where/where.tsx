import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { areasOf } from '@adamarket/shared/domain/areas/areas.ts'
import type { Landmark } from '@adamarket/shared/domain/areas/landmarks.ts'
import type { PlaceCounts } from '@adamarket/shared/domain/areas/place-counts.ts'
import { placeKey } from '@adamarket/shared/domain/areas/place-counts.ts'
import type { SelectedLocation } from '@adamarket/shared/domain/location.ts'
import { cities, townCentre } from '@adamarket/shared/domain/location.ts'
import { landmarkName } from '@adamarket/shared/i18n/landmark-texts.ts'
import { areaName, placeName } from '@adamarket/shared/i18n/place-name.ts'
import { chipClass } from '@adamarket/shared/ui/chip.tsx'
import { VisuallyHidden } from '@adamarket/shared/ui/visually-hidden.tsx'
import type { ReactNode } from 'react'
import { useId } from 'react'

import { Island } from './island.tsx'
import { LandmarkChips } from './landmark-chips.tsx'
import type { RenderPlace } from './place.ts'
import { whereTexts } from './where-texts.ts'
import styles from './where.module.css'

type Props = {
  /** Undefined until they are known. */
  readonly counts: PlaceCounts | undefined
  /** Whose areas are offered; of all towns, those with the most listings. */
  readonly location: SelectedLocation
  readonly area?: string | undefined
  readonly near?: string | undefined
  /** Whether landmarks are offered: homes are near one. */
  readonly hasLandmarks: boolean
  /** A landmark in the drawing, for a pointer; absent: none are drawn. */
  readonly renderLandmark?: (landmark: Landmark, children: ReactNode) => ReactNode
  readonly renderPlace: RenderPlace
}

/** How many are offered of all towns. */
const maxAreas = 12

/** The island with its towns, and areas, each with how many listings it has (specification, section 2.3). */
export function Where({
  counts,
  location,
  area,
  near,
  hasLandmarks,
  renderLandmark,
  renderPlace,
}: Props) {
  const language = useLocale()
  const t = whereTexts(language)
  const headingId = useId()
  const offered = counts ? areasWithListings(counts, location) : []
  return (
    <div className={styles['where']}>
      <div className={styles['parts']}>
        <div className={styles['map']}>
          <Island
            counts={counts}
            renderLandmark={renderLandmark}
            nameOf={({ code }) => landmarkName(code, language)}
          />
          <ul role="list">
            {cities.map((city) => (
              <li key={city} data-town={city} className={styles['town']}>
                {renderPlace(
                  { location: city },
                  {
                    isChosen: city === location,
                    className: styles['pin'],
                    children: (
                      <>
                        <span className={styles['name']}>{placeName(city, language)}</span>
                        {counts && <Count count={counts[city] ?? 0} />}
                      </>
                    ),
                  },
                )}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles['areas']}>
          {!counts && <ChipsSpace />}
          {!counts && hasLandmarks && <ChipsSpace />}
          {offered.length > 0 && (
            <>
              <h3 id={headingId} className={styles['heading']}>
                {location === 'All'
                  ? t('mostListings')
                  : t('areasOf', { town: placeName(location, language) })}
              </h3>
              <ul role="list" aria-labelledby={headingId} className={styles['chips']}>
                {offered.map((place) => {
                  const isChosen = place.location === location && place.area === area
                  return (
                    <li key={placeKey(place.location, place.area)}>
                      {renderPlace(place, {
                        isChosen,
                        className: chipClass({ selected: isChosen }),
                        children: (
                          <>
                            {areaName(place.area, language)}
                            <Count count={place.count} />
                          </>
                        ),
                      })}
                    </li>
                  )
                })}
              </ul>
            </>
          )}
          {counts && hasLandmarks && (
            <LandmarkChips location={location} near={near} renderPlace={renderPlace} />
          )}
        </div>
      </div>
    </div>
  )
}

/** As high as a row of links, until the counts are known: what is below them stays where it is. */
function ChipsSpace() {
  return (
    <div aria-hidden="true" className={styles['spaceOfRow']}>
      <h3 className={styles['heading']}>{'\u00A0'}</h3>
      <div className={styles['space']} />
    </div>
  )
}

function Count({ count }: { readonly count: number }) {
  const t = whereTexts(useLocale())
  return (
    <span className={styles['count']}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t('count', { count })}</VisuallyHidden>
    </span>
  )
}

/** The most listings first. The centre of any town has the same name, so that only its town offers it. */
function areasWithListings(counts: PlaceCounts, location: SelectedLocation) {
  const all = cities
    .filter((city) => location === 'All' || city === location)
    .flatMap((city) =>
      areasOf(city).map((area) => ({
        location: city,
        area,
        count: counts[placeKey(city, area)] ?? 0,
      })),
    )
    .filter(({ area, count }) => count > 0 && (location !== 'All' || area !== townCentre))
    .toSorted((one, other) => other.count - one.count)
  return location === 'All' ? all.slice(0, maxAreas) : all
}
