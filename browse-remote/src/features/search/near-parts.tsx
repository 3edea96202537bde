import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { kmToLandmark } from '@adamarket/shared/domain/areas/landmarks-near.ts'
import { landmarksFor } from '@adamarket/shared/domain/areas/landmarks.ts'
import { travelTime } from '@adamarket/shared/domain/areas/travel-time.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { areaOf } from '@adamarket/shared/domain/search/area-of.ts'
import { nearText, travelText } from '@adamarket/shared/i18n/landmark-texts.ts'
import type { ReactNode } from 'react'

import { FilterChip } from './filter-chip.tsx'

type ChipProps = { readonly near: string; readonly onRemove: () => void }

/** The landmark that a search filters by. */
export function NearChip({ near, onRemove }: ChipProps): ReactNode {
  return <FilterChip name={nearText(near, useLocale())} onRemove={onRemove} />
}

type TravelProps = {
  readonly near: string
  readonly listing: Pick<Listing, 'location' | 'area' | 'title'>
}

/** How far the area of a listing is from the landmark of a search; nothing for a listing without an area. */
export function TravelTime({ near, listing }: TravelProps): ReactNode {
  const language = useLocale()
  const area = areaOf(listing)
  const km =
    area === undefined ? undefined : kmToLandmark(landmarksFor(near), listing.location, area)
  return km === undefined ? null : travelText(travelTime(km), language)
}
