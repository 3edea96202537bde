import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Button, IconButton } from '@adamarket/shared/ui/button.tsx'
import { RetryIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { CloseIcon } from '@adamarket/shared/ui/icons/navigation.tsx'
import { ProgressBar } from '@adamarket/shared/ui/progress-bar.tsx'
import { Spinner } from '@adamarket/shared/ui/spinner.tsx'

import styles from './photo-tile.module.css'
import type { Photo } from './photo.ts'

type PhotoStatusProps = {
  readonly photo: Photo
  readonly place: { readonly position: number; readonly number: number }
  readonly onRetry: () => void
  readonly onCancel: () => void
}

/** Shown on a photo until it is stored: its progress, and buttons to cancel or retry. */
export function PhotoStatus({ photo: { state }, place, onRetry, onCancel }: PhotoStatusProps) {
  const t = useTranslations('post')
  switch (state.kind) {
    case 'stored':
      return null
    case 'preparing':
      return (
        <div className={styles['preparing']}>
          <Spinner size="1.5rem" />
          <span>{t('photos.preparing')}</span>
        </div>
      )
    case 'waiting':
    case 'uploading': {
      const progress = state.kind === 'uploading' ? state.progress : 0
      return (
        <div className={styles['sending']}>
          <ProgressBar label={t('photos.sending', place)} value={progress} />
          <IconButton
            size="sm"
            variant="inverse"
            label={t('photos.cancel', place)}
            icon={<CloseIcon />}
            onClick={onCancel}
          />
        </div>
      )
    }
    case 'stopped':
    case 'failed':
      return (
        <div className={styles['failed']}>
          <p>
            {state.kind === 'stopped' ? t('photos.stopped') : t(`photos.problems.${state.problem}`)}
          </p>
          <Button
            size="sm"
            icon={<RetryIcon />}
            onClick={onRetry}
            title={t('photos.retryOne', place)}
          >
            {t('photos.retry')}
          </Button>
        </div>
      )
  }
}
