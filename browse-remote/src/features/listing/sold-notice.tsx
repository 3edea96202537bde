import { Link } from '@adamarket/shared/contract/router.ts'
import type { Listing } from '@adamarket/shared/domain/listing.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { useTranslation } from 'react-i18next'

import { categoryLink } from '#features/listing/category-link.ts'
import styles from '#features/listing/contact-panel.module.css'

/** Replaces the contact actions of a sold listing. */
export function SoldNotice({ listing }: { readonly listing: Listing }) {
  const { t } = useTranslation('browse')
  return (
    <div className={styles['notice']}>
      <p className={styles['noticeTitle']}>{t('listing.soldTitle')}</p>
      <p>{t('listing.soldText')}</p>
      <Link to={categoryLink(listing)} className={buttonClass()}>
        {t('listing.soldMore')}
      </Link>
    </div>
  )
}
