import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Category, Subcategory } from '@adamarket/shared/domain/category-tree.ts'
import type { SelectedLocation } from '@adamarket/shared/domain/location.ts'
import { choicesShowing, locationChoices } from '@adamarket/shared/domain/location.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { placeName } from '@adamarket/shared/i18n/place-name.ts'
import { RadioGroup } from '@adamarket/shared/ui/choice-group.tsx'
import { lazy, Suspense, useState } from 'react'

import styles from './filter-form.module.css'
import type { PlaceDetails as Details } from './place-details.tsx'
import type { WhereField as OnMap } from './where-field.tsx'

/** The names of all areas and landmarks are not needed for a first view. */
const PlaceDetails = lazy<typeof Details>(() =>
  import(/* webpackChunkName: "place-details" */ './place-details.tsx').then(
    (module) => ({ default: module.PlaceDetails }),
    () => ({ default: () => null }),
  ),
)

/** Loaded once it is asked for. */
const WhereField = lazy<typeof OnMap>(() =>
  import(/* webpackChunkName: "where-field" */ './where-field.tsx').then(
    (module) => ({ default: module.WhereField }),
    () => ({ default: () => null }),
  ),
)

type Props = {
  /** The search before anything is changed; its location is always offered. */
  readonly query: SearchQuery
  readonly location: SelectedLocation
  /** Empty: all of the location. */
  readonly area: string
  /** Empty: anywhere. */
  readonly near: string
  /** Whose listings the drawing counts; absent: all. */
  readonly category: Category | undefined
  readonly subcategory: Subcategory | undefined
  readonly onChange: (place: {
    readonly location: SelectedLocation
    readonly area?: string
    readonly near?: string
  }) => void
}

/** A location, then one of its areas, and for homes a landmark; places can also be chosen on a drawing. */
export function PlaceFields(props: Props) {
  const { query, location, area, near, category, subcategory, onChange } = props
  const t = useTranslations('browse')
  const language = useLocale()
  const isNearSomething = category === 'Real Estate' || near !== ''
  const [isOnMap, setOnMap] = useState(false)
  return (
    <div className={styles['fields']}>
      <RadioGroup
        legend={t('search.location')}
        name="location"
        layout="columns"
        choices={choicesShowing(
          choicesShowing(locationChoices.searchFilter, query.location),
          location,
        ).map((value) => ({
          value,
          label: value === 'All' ? t('search.everyLocation') : placeName(value, language),
        }))}
        value={location}
        onChange={(chosen) => onChange({ location: chosen })}
      />
      {(location !== 'All' || isNearSomething) && (
        <Suspense>
          <PlaceDetails
            location={location}
            area={area}
            near={near}
            isNearSomething={isNearSomething}
            onChange={(details) => onChange({ location, ...details })}
          />
        </Suspense>
      )}
      <details
        className={styles['more']}
        onToggle={({ currentTarget }) => setOnMap(currentTarget.open)}
      >
        <summary>{t('search.onMap')}</summary>
        {isOnMap && (
          <Suspense>
            <WhereField
              text={query.text}
              category={category}
              subcategory={subcategory}
              location={location}
              area={area}
              near={near}
              onChange={onChange}
            />
          </Suspense>
        )}
      </details>
    </div>
  )
}
