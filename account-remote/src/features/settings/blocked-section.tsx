import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { sellerTexts } from '@adamarket/shared/i18n/seller-texts.ts'
import { BlockButton } from '@adamarket/shared/site-ui/block-button.tsx'
import { useStore } from 'zustand'

import { useRemovals } from '#components/use-removals.ts'

import { Section } from './section.tsx'
import styles from './settings.module.css'

/** The sellers whose listings the user does not see, to be unblocked. */
export function BlockedSection() {
  const t = useTranslations('account')
  const tSeller = sellerTexts(useLocale())
  const { blockedSellers } = useHostServices()
  const sellers = useStore(blockedSellers, (state) => state.sellers)
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
              <Link to={hrefs.profile(seller.sellerId)} dir="auto">
                {seller.name || tSeller('unnamed')}
              </Link>
              <BlockButton
                sellerId={seller.sellerId}
                name={seller.name}
                size="sm"
                onUnblocked={onRemoved}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
