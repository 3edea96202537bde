import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { Category, Subcategory } from '@adamarket/shared/domain/category-tree.ts'
import { knownQueryScope } from '@adamarket/shared/domain/search/known-queries.ts'
import type { SelectedLocation } from '@adamarket/shared/domain/location.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import type { ReactNode } from 'react'

import type { Place } from '#components/where/place.ts'
import { Where } from '#components/where/where.tsx'

type Props = {
  readonly text: string
  /** Whose listings are counted; absent: that of the text, if it is the query of a tab or tile. */
  readonly category: Category | undefined
  readonly subcategory: Subcategory | undefined
  readonly location: SelectedLocation
  readonly area: string
  readonly near: string
  readonly onChange: (place: Place) => void
}

/** The island in the filters: a place is chosen by a press. */
export function WhereField(props: Props): ReactNode {
  const { text, category: chosen, subcategory, location, area, near, onChange } = props
  const { listings } = useHostServices()
  const { categories } = knownQueryScope(text)
  const category = chosen ?? (categories.length === 1 ? categories[0] : undefined)
  const { value: counts } = usePort(
    () => listings.countByPlace(category, subcategory),
    [listings, category, subcategory],
  )
  return (
    <Where
      counts={counts}
      location={location}
      area={area}
      near={near}
      hasLandmarks={category === 'Real Estate'}
      renderPlace={(place, { isChosen, ...parts }) => (
        <button type="button" aria-pressed={isChosen} onClick={() => onChange(place)} {...parts} />
      )}
    />
  )
}
