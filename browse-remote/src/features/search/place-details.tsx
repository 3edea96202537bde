import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { SelectedLocation } from '@adamarket/shared/domain/location.ts'
import { AreaField } from '@adamarket/shared/site-ui/area-field.tsx'
import type { ReactNode } from 'react'

import { NearField } from './near-field.tsx'

type Details = { readonly area: string; readonly near: string }

type Props = Details & {
  readonly location: SelectedLocation
  /** Whether a landmark is offered: homes are near one. */
  readonly isNearSomething: boolean
  readonly onChange: (details: Details) => void
}

/** An area of the location, and for homes a landmark. They bring the names of all areas and landmarks: load them apart. */
export function PlaceDetails({
  location,
  area,
  near,
  isNearSomething,
  onChange,
}: Props): ReactNode {
  const t = useTranslations('browse')
  return (
    <>
      {location !== 'All' && (
        <AreaField
          location={location}
          label={t('search.area')}
          none={t('search.everyArea')}
          value={area}
          onChange={(chosen) => onChange({ area: chosen, near })}
        />
      )}
      {isNearSomething && (
        <NearField
          location={location}
          value={near}
          onChange={(chosen) => onChange({ area, near: chosen })}
        />
      )}
    </>
  )
}
