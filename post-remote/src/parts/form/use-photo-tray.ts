import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { createPhotoTray } from '#parts/photos/photo-tray.ts'
import type { PhotoTray } from '#parts/photos/photo.ts'

type Options = {
  /** Under which the device keeps the photos. */
  readonly key: string
  readonly userId: string
  /** The pictures that the ad has already; the same list at every call. */
  readonly existing?: readonly string[] | undefined
}

/** A tray for as long as its page is there; undefined for a moment at first. */
export function usePhotoTray({ key, userId, existing }: Options): PhotoTray | undefined {
  const { pictures, connectivity, report } = useHostServices()
  // A tray works from its beginning on and ends for good: each one is of one stay of the page.
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
