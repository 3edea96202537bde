import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { useIsNear } from '@adamarket/shared/ui/use-is-near.ts'
import type { ReactNode } from 'react'
import { useId, useRef } from 'react'

import { whereTexts } from '#components/where/where-texts.ts'
import { Where } from '#components/where/where.tsx'
import styles from '#components/where/where.module.css'

/** They are read before the section comes into view. */
const aheadOfView = '300px'

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
        renderPlace={(place, { isChosen: _isChosen, ...parts }) => (
          <Link to={hrefs.search({ text: '', ...place })} {...parts} />
        )}
      />
    </section>
  )
}
