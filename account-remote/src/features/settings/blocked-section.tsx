import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'

import { Section } from '#features/settings/section.tsx'
import { useRemovals } from '#parts/use-removals.ts'
import { useUnblock } from '#parts/use-unblock.ts'

import styles from './settings.module.css'

/** The sellers whose listings the user does not see, to be unblocked. */
export function BlockedSection() {
  const { t } = useTranslation('account')
  const { blockedSellers } = useHostServices()
  const sellers = useStore(blockedSellers, (state) => state.sellers)
  const { busyWith, unblock } = useUnblock()
  const { place, onRemoved } = useRemovals()
  return (
    <Section
      ref={place}
      title={t('blocked.title')}
      text={sellers.length === 0 ? t('blocked.none') : t('blocked.text')}
    >
      {sellers.length > 0 && (
        <ul role="list" className={styles['blocked']}>
          {sellers.map((seller) => (
            <li key={seller.sellerId} className={styles['blockedSeller']}>
              <Link to={hrefs.profile(seller.sellerId)}>{seller.name}</Link>
              <Button
                size="sm"
                aria-label={t('blocked.unblockName', { name: seller.name })}
                loading={busyWith === seller.sellerId}
                onClick={async () => {
                  if (await unblock(seller)) onRemoved()
                }}
              >
                {t('profile.unblock')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
