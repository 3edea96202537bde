import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { listingLimits } from '@adamarket/shared/domain/listing/listing-limits.ts'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { OfflineIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { ProgressBar } from '@adamarket/shared/ui/progress-bar.tsx'
import { VisuallyHidden } from '@adamarket/shared/ui/visually-hidden.tsx'
import { useStore } from 'zustand'
import { useEffect, useState } from 'react'

import styles from './photo-field.module.css'
import { PhotoChooser } from './photo-chooser.tsx'
import { PhotoList } from './photo-list.tsx'
import type { PhotoTray } from './photo.ts'
import { Refusals } from './refusals.tsx'
import { useFilesOnPage } from './use-files-on-page.ts'

type PhotoFieldProps = {
  readonly tray: PhotoTray
  readonly error?: string | undefined
}

/** The images of a listing (specification, section 2.7): chosen, ordered and uploaded. */
export function PhotoField({ tray, error }: PhotoFieldProps) {
  const t = useTranslations('post')
  const { photos, progress, refusals, isOffline, isStored } = useStore(tray.store)
  const { announcement, announce } = useAnnouncement(tray.store)
  const isOver = useFilesOnPage(tray.add)
  const max = listingLimits.imageCount
  return (
    <div className={styles['photos']}>
      <Field
        label={t('photos.field')}
        hint={t('photos.hint')}
        error={error}
        aside={t('photos.count', { number: photos.length, max })}
      >
        <PhotoChooser onFiles={tray.add} isFull={photos.length >= max} isOver={isOver} />
      </Field>
      {progress !== undefined && (
        <div className={styles['total']}>
          <ProgressBar label={t('photos.total')} value={progress} />
          <span aria-hidden="true">{t('photos.percent', { percent: percentOf(progress) })}</span>
        </div>
      )}
      {isOffline && progress !== undefined && (
        <p className={styles['offline']} role="status">
          <OfflineIcon />
          {t('photos.offline')}
        </p>
      )}
      <Refusals refusals={refusals} onDismiss={tray.dismissRefusals} />
      {!isStored && photos.length > 0 && <Notice tone="warning">{t('photos.notStored')}</Notice>}
      {photos.length > 0 && <PhotoList tray={tray} photos={photos} announce={announce} />}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  )
}

function percentOf(progress: number): number {
  return Math.floor(progress * 100)
}

/** What screen readers announce: results of the user's actions, and when all photos are stored. */
function useAnnouncement(store: PhotoTray['store']) {
  const t = useTranslations('post')
  const [announcement, setAnnouncement] = useState('')
  useEffect(
    () =>
      store.subscribe(({ photos, progress }, before) => {
        if (before.progress === undefined || progress !== undefined || photos.length === 0) return
        const isDone = photos.every(({ state }) => state.kind === 'stored')
        setAnnouncement(isDone ? t('photos.allStored') : t('photos.someNotStored'))
      }),
    [store, t],
  )
  return { announcement, announce: setAnnouncement }
}
