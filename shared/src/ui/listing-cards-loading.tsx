import { ListingCardSkeleton } from './listing-card-skeleton.tsx'
import { ListingGrid } from './listing-grid.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type Props = { readonly label: string; readonly count?: number }

/** Skeletons of listings that are loading. */
export function ListingCardsLoading({ label, count = 4 }: Props) {
  return (
    <>
      <p role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </p>
      <ListingGrid>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} aria-hidden="true">
            <ListingCardSkeleton />
          </li>
        ))}
      </ListingGrid>
    </>
  )
}
