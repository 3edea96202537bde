import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { createPhotoTray } from '#features/photos/photo-tray.ts'
import type { PhotoTray } from '#features/photos/photo.ts'

type Options = {
  /** The key under which the device stores the photos. */
  readonly key: string
  readonly userId: string
  /** The pictures that the listing already has; the same list in every render. */
  readonly existing?: readonly string[] | undefined
}

/** A tray that lives as long as its page; undefined in the first render. */
export function usePhotoTray({ key, userId, existing }: Options): PhotoTray | undefined {
  const { pictures, connectivity, report } = useHostServices()
  // A tray cannot be restarted once it is disposed: every mount gets its own.
  const [current] = useState(() => createStore<{ tray?: PhotoTray | undefined }>()(() => ({})))
  useEffect(() => {
    const tray = createPhotoTray({
      key,
      userId,
      pictures,
      connectivity,
      report,
      ...(existing && { existing }),
    })
    current.setState({ tray })
    return () => {
      current.setState({ tray: undefined })
      tray.dispose()
    }
  }, [current, key, userId, existing, pictures, connectivity, report])
  return useStore(current, ({ tray }) => tray)
}
