import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { ListingStatus } from '@adamarket/shared/domain/listing/listing.ts'
import type { ListingCounts } from '@adamarket/shared/domain/ports.ts'
import { chipClass } from '@adamarket/shared/ui/chip.tsx'

import styles from './my-listings-page.module.css'

type Props = {
  readonly status: ListingStatus
  /** Undefined while unknown. */
  readonly counts: ListingCounts | undefined
}

const addresses = [
  { status: 'active', to: paths.myListings },
  { status: 'sold', to: `${paths.myListings}?show=sold` },
] as const

/** Links, so that going back and reloading keep the tab. */
export function StatusTabs({ status: current, counts }: Props) {
  const t = useTranslations('account')
  return (
    <nav className={styles['tabs']} aria-label={t('myListings.tabs')}>
      {addresses.map(({ status, to }) => (
        <Link
          key={status}
          to={to}
          replace
          className={chipClass({ selected: status === current })}
          aria-current={status === current ? 'page' : undefined}
        >
          {counts
            ? t('myListings.counted', { name: t(`myListings.${status}`), count: counts[status] })
            : t(`myListings.${status}`)}
        </Link>
      ))}
    </nav>
  )
}
