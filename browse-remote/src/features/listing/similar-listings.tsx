import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { ok } from '@adamarket/shared/domain/result.ts'
import { isBlocked } from '@adamarket/shared/domain/user/blocked-seller.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { ListingGrid } from '@adamarket/shared/ui/listing-grid.tsx'
import { useIsNear } from '@adamarket/shared/ui/use-is-near.ts'
import { useId, useRef } from 'react'

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
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place, aheadOfView)
  const find = async () => {
    const { sellers } = blockedSellers.getState()
    return ok(await findSimilar(listings, listing, ({ userId }) => !isBlocked(sellers, userId)))
  }
  // Another version of the same listing has the same similar ones.
  // oxlint-disable-next-line react/exhaustive-deps
  const { value: found = [] } = usePort(() => (isNear ? find() : undefined), [listing.id, isNear])
  const shown = useUnblocked(found)
  const headingId = useId()
  const steps = useStepsToResults()

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
