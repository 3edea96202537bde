import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { BlockButton } from '@adamarket/shared/site-ui/block-button.tsx'
import { useIsBlocked } from '@adamarket/shared/site-ui/use-is-blocked.ts'
import type { ReactNode } from 'react'

import styles from './seller-card.module.css'

type Props = { readonly listing: Listing; readonly sellerName: string }

/** Blocks the seller of a listing, or says that they are blocked, and unblocks them. */
export function BlockSeller({ listing: { userId }, sellerName }: Props): ReactNode {
  const t = useTranslations('browse')
  const isBlocked = useIsBlocked(userId)
  return (
    <>
      {isBlocked && <p className={styles['fact']}>{t('listing.blockedSeller')}</p>}
      <BlockButton sellerId={userId} name={sellerName} size="sm" />
    </>
  )
}
