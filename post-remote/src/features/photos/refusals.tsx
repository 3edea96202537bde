import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { listingLimits } from '@adamarket/shared/domain/listing/listing-limits.ts'

import { maxFileBytes } from './check-file.ts'
import type { Refusal } from './photo.ts'
import styles from './photo-field.module.css'

type RefusalsProps = {
  readonly refusals: readonly Refusal[]
  readonly onDismiss: () => void
}

/** The refused files, with the reasons. */
export function Refusals({ refusals, onDismiss }: RefusalsProps) {
  const t = useTranslations('post')
  if (refusals.length === 0) return null
  const values = { max: listingLimits.imageCount, megabytes: maxFileBytes / 1024 / 1024 }
  return (
    <Notice
      tone="danger"
      title={t('photos.refused')}
      actions={
        <Button size="sm" onClick={onDismiss}>
          {t('photos.dismiss')}
        </Button>
      }
    >
      <ul className={styles['refusals']} role="list">
        {refusals.map(({ id, name, reason }) => (
          <li key={id}>
            <strong>{name}</strong> {t(`photos.reasons.${reason}`, values)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
