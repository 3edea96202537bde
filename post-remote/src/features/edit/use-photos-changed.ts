import { useEffect, useState } from 'react'

import type { PhotoTray } from '#parts/photos/photo.ts'

/** Whether the tray's photos or their order have changed. */
export function usePhotosChanged(tray: PhotoTray | undefined): boolean {
  const [isChanged, setIsChanged] = useState(false)
  useEffect(() => {
    if (!tray) return
    const before = idsIn(tray)
    return tray.store.subscribe(() => setIsChanged(idsIn(tray) !== before))
  }, [tray])
  return isChanged
}

function idsIn(tray: PhotoTray): string {
  return tray.store
    .getState()
    .photos.map(({ id }) => id)
    .join(' ')
}
