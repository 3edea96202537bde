import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { landmarks } from '@adamarket/shared/domain/areas/landmarks.ts'
import type { SelectedLocation } from '@adamarket/shared/domain/location.ts'
import { landmarkName } from '@adamarket/shared/i18n/landmark-texts.ts'
import { chipClass } from '@adamarket/shared/ui/chip.tsx'
import { useId } from 'react'

import type { RenderPlace } from './place.ts'
import { whereTexts } from './where-texts.ts'
import styles from './where.module.css'

type Props = {
  readonly location: SelectedLocation
  readonly near: string | undefined
  readonly renderPlace: RenderPlace
}

/** What people ask to live near: hospitals, crossings and centres are in the filters. */
const offeredKinds: ReadonlySet<string> = new Set(['university', 'port', 'airport'])

/** Landmarks of a town, or of all towns. */
export function LandmarkChips({ location, near, renderPlace }: Props) {
  const language = useLocale()
  const headingId = useId()
  const offered = landmarks.filter(
    ({ kind, city }) => offeredKinds.has(kind) && (location === 'All' || city === location),
  )
  if (offered.length === 0) return null
  return (
    <>
      <h3 id={headingId} className={styles['heading']}>
        {whereTexts(language)('near')}
      </h3>
      <ul role="list" aria-labelledby={headingId} className={styles['chips']}>
        {offered.map(({ code, city }) => {
          const isChosen = code === near
          return (
            <li key={code}>
              {renderPlace(
                { location: city, near: code },
                {
                  isChosen,
                  className: chipClass({ selected: isChosen }),
                  children: landmarkName(code, language),
                },
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
