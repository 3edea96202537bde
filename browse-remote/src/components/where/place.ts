import type { City } from '@adamarket/shared/domain/location.ts'
import type { ReactNode } from 'react'

/** A town, one of its areas, or a landmark near which homes are. */
export type Place = {
  readonly location: City
  readonly area?: string
  readonly near?: string
}

type Parts = { readonly className: string | undefined; readonly children: ReactNode }

/** A link to a place, or a button that chooses it. */
export type RenderPlace = (place: Place, parts: Parts & { readonly isChosen: boolean }) => ReactNode
