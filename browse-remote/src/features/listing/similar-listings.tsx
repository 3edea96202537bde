import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { isBlocked } from '@adamarket/shared/domain/user/blocked-seller.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { ListingGrid } from '@adamarket/shared/ui/listing-grid.tsx'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { ListingSummary } from '#components/listing-summary.tsx'
import { useUnblocked } from '#components/use-unblocked.ts'

import { findSimilar } from './find-similar.ts'
import styles from './similar-listings.module.css'
import { useStepsToResults } from './steps-to-results.ts'

/** How close the visitor has to scroll before they are loaded. */
const aheadOfView = '600px'

/** Similar listings, loaded when the visitor scrolls near; nothing without any. */
export function SimilarListings({ listing }: { readonly listing: Listing }) {
  const t = useTranslations('browse')
  const { blockedSellers, listings } = useHostServices()
  const [found, setFound] = useState<readonly Listing[]>([])
  const shown = useUnblocked(found)
  const place = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const steps = useStepsToResults()
  const { id } = listing
  // The listing may be read again until the visitor scrolls here.
  const find = useEffectEvent(() => {
    const { sellers } = blockedSellers.getState()
    return findSimilar(listings, listing, ({ userId }) => !isBlocked(sellers, userId))
  })

  useEffect(() => {
    let isCurrent = true
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        const similar = await find()
        if (isCurrent) setFound(similar)
      },
      { rootMargin: aheadOfView },
    )
    if (place.current) observer.observe(place.current)
    return () => {
      isCurrent = false
      observer.disconnect()
    }
  }, [id])

  return (
    <div ref={place} className={styles['place']}>
      {shown.length > 0 && (
        <section aria-labelledby={headingId}>
          <h2 id={headingId} className={styles['heading']}>
            {t('listing.similar')}
          </h2>
          <ListingGrid>
            {shown.map((other) => (
              <li key={other.id} className={styles['item']}>
                <ListingSummary
                  listing={other}
                  layout="tile"
                  priority={false}
                  stepsToResults={steps && steps + 1}
                />
              </li>
            ))}
          </ListingGrid>
        </section>
      )}
    </div>
  )
}
