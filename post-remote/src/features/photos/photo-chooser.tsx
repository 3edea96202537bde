import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { useFieldControl } from '@adamarket/shared/ui/field.tsx'
import { CameraIcon, ImageIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import type { ChangeEvent } from 'react'
import { useId } from 'react'

import styles from './photo-chooser.module.css'

/**
 * Named types instead of `image/*`: an iPhone then converts HEIC pictures to JPEG.
 */
const kinds = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

type PhotoChooserProps = {
  readonly onFiles: (files: Iterable<File>) => void
  /** The tray accepts no more photos. */
  readonly isFull: boolean
  /** Files are dragged over the page. */
  readonly isOver: boolean
}

/** Adds photos: chosen, or taken with a phone's camera. Those that are dropped or pasted come to the whole page. */
export function PhotoChooser({ onFiles, isFull, isOver }: PhotoChooserProps) {
  const t = useTranslations('post')
  const control = useFieldControl()
  const cameraId = useId()
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])])
    // Allows choosing the same file again after it was removed.
    currentTarget.value = ''
  }
  return (
    <div
      className={styles['zone']}
      data-over={isOver || undefined}
      data-invalid={control['aria-invalid']}
    >
      <ImageIcon size="2rem" />
      <div className={styles['ways']}>
        <input
          {...control}
          className={styles['input']}
          type="file"
          accept={kinds}
          multiple
          disabled={isFull}
          onChange={choose}
        />
        <label htmlFor={control.id} className={styles['choose']}>
          {t('photos.choose')}
        </label>
        <input
          id={cameraId}
          className={styles['input']}
          type="file"
          accept="image/*"
          capture="environment"
          disabled={isFull}
          onChange={choose}
        />
        <label htmlFor={cameraId} className={styles['camera']}>
          <CameraIcon />
          {t('photos.camera')}
        </label>
      </div>
      <p className={styles['drop']}>{t('photos.drop')}</p>
    </div>
  )
}
