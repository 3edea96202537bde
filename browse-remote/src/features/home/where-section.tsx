import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { useIsNear } from '@adamarket/shared/ui/use-is-near.ts'
import type { ReactNode } from 'react'
import { useId, useRef } from 'react'

import { whereTexts } from '#components/where/where-texts.ts'
import type { Place } from '#components/where/place.ts'
import { Where } from '#components/where/where.tsx'
import styles from '#components/where/where.module.css'

/** They are read before the section comes into view. */
const aheadOfView = '300px'

function homesIn(place: Place): string {
  return hrefs.search({ text: '', category: 'Real Estate', ...place })
}

/** The island with how many listings each place has, each a link to them. */
export function WhereSection(): ReactNode {
  const t = whereTexts(useLocale())
  const { listings } = useHostServices()
  const section = useRef<HTMLElement>(null)
  const headingId = useId()
  const isNear = useIsNear(section, aheadOfView)
  const { value: counts } = usePort(
    () => (isNear ? listings.countByPlace() : undefined),
    [listings, isNear],
  )

  return (
    <section ref={section} aria-labelledby={headingId} className={styles['page']}>
      <h2 id={headingId} className={styles['title']}>
        {t('title')}
      </h2>
      <Where
        counts={counts}
        location="All"
        hasLandmarks
        renderLandmark={({ city, code }, children) => (
          // The list has it for the keyboard, and for who cannot see the drawing.
          <Link to={homesIn({ location: city, near: code })} tabIndex={-1}>
            {children}
          </Link>
        )}
        renderPlace={(place, { isChosen: _isChosen, ...parts }) => (
          <Link
            to={place.near === undefined ? hrefs.search({ text: '', ...place }) : homesIn(place)}
            {...parts}
          />
        )}
      />
    </section>
  )
}
