import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { ListingCounts, OwnListingGroup } from '@adamarket/shared/domain/ports.ts'
import { ownListingGroups } from '@adamarket/shared/domain/ports.ts'
import { chipClass } from '@adamarket/shared/ui/chip.tsx'

import styles from './my-listings-page.module.css'

type Props = {
  readonly group: OwnListingGroup
  /** Undefined while unknown. */
  readonly counts: ListingCounts | undefined
}

/** Links, so that going back and reloading keep the tab. Few sellers have removed listings, and a tab for them. */
export function StatusTabs({ group: current, counts }: Props) {
  const t = useTranslations('account')
  const groups = ownListingGroups.filter(
    (group) => group !== 'removed' || group === current || (counts && counts.removed > 0),
  )
  return (
    <nav className={styles['tabs']} aria-label={t('myListings.tabs')}>
      {groups.map((group) => (
        <Link
          key={group}
          to={group === 'active' ? paths.myListings : `${paths.myListings}?show=${group}`}
          replace
          className={chipClass({ selected: group === current })}
          aria-current={group === current ? 'page' : undefined}
        >
          {counts
            ? t('myListings.counted', { name: t(`myListings.${group}`), count: counts[group] })
            : t(`myListings.${group}`)}
        </Link>
      ))}
    </nav>
  )
}
