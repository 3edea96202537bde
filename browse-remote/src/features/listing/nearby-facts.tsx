import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { landmarksNear } from '@adamarket/shared/domain/areas/landmarks-near.ts'
import { travelTime } from '@adamarket/shared/domain/areas/travel-time.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { areaOf } from '@adamarket/shared/domain/search/area-of.ts'
import { landmarkName, landmarkTexts, travelText } from '@adamarket/shared/i18n/landmark-texts.ts'

import styles from './listing-facts.module.css'

const maxShown = 3

/** The landmarks that are nearest to the area of a home, with how long it takes to go there. */
export function NearbyFacts({ listing }: { readonly listing: Listing }) {
  const language = useLocale()
  const t = landmarkTexts(language)
  const area = areaOf(listing)
  const near = area === undefined ? [] : landmarksNear(listing.location, area).slice(0, maxShown)
  if (near.length === 0) return null
  return (
    <div className={styles['fact']}>
      <dt>{t('nearby')}</dt>
      <dd>
        {near.map(({ landmark: { code }, km }) => (
          <div key={code}>
            {landmarkName(code, language)}: {travelText(travelTime(km), language)}
          </div>
        ))}
      </dd>
    </div>
  )
}
