import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { PhotoTray } from '#parts/photos/photo.ts'

/** What screen readers announce: results of the user's actions, and when all photos are stored. */
export function useAnnouncement(store: PhotoTray['store']) {
  const { t } = useTranslation('post')
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
