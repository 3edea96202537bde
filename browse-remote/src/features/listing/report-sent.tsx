import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { BlockButton } from '@adamarket/shared/site-ui/block-button.tsx'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { useEffect, useRef } from 'react'

import styles from '#components/dialog-form.module.css'

type Props = {
  readonly listing: Pick<Listing, 'userId' | 'sellerName'>
  readonly outcome: 'sent' | 'already-reported'
  readonly onClose: () => void
}

/** Thanks for a report, says what happens next, and offers to block the seller. */
export function ReportSent({ listing: { userId, sellerName }, outcome, onClose }: Props) {
  const t = useTranslations('browse')
  const done = useRef<HTMLButtonElement>(null)
  // The button that had the focus is gone with the form.
  useEffect(() => done.current?.focus(), [])
  return (
    <div className={styles['form']}>
      <Notice tone={outcome === 'sent' ? 'success' : 'info'} title={t(`report.${outcome}.title`)}>
        {t(`report.${outcome}.text`)}
      </Notice>
      <p>{t('report.block')}</p>
      <div className={styles['buttons']}>
        <BlockButton sellerId={userId} name={sellerName} />
        <Button ref={done} variant="primary" onClick={onClose}>
          {t('report.done')}
        </Button>
      </div>
    </div>
  )
}
