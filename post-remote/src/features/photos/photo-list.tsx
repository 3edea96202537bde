import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { useLayoutEffect, useRef } from 'react'

import styles from './photo-field.module.css'
import { PhotoTile } from './photo-tile.tsx'
import type { Photo, PhotoTray } from './photo.ts'
import { useDragOrder } from './use-drag-order.ts'

type PhotoListProps = {
  readonly tray: PhotoTray
  readonly photos: readonly Photo[]
  readonly announce: (text: string) => void
}

/** The photos in order, each with its controls. */
export function PhotoList({ tray, photos, announce }: PhotoListProps) {
  const t = useTranslations('post')
  const list = useRef<HTMLUListElement>(null)
  const toFocus = useRef<{ readonly id: string; readonly control: string }>(undefined)
  const drag = useDragOrder(tray.move)

  // Elements that move or disappear lose the focus.
  useLayoutEffect(() => {
    if (!toFocus.current) return
    const { id, control } = toFocus.current
    toFocus.current = undefined
    const tile = list.current?.querySelector(`[data-photo="${id}"]`)
    const button = tile?.querySelector(`[data-control="${control}"]`)
    if (button instanceof HTMLElement) button.focus()
  }, [photos])

  const move = (id: string, index: number, control: string) => {
    if (index < 0 || index >= photos.length) return
    toFocus.current = { id, control }
    tray.move(id, index)
    announce(t('photos.moved', { position: index + 1, number: photos.length }))
  }
  const remove = (id: string, index: number) => {
    const neighbour = photos[index + 1] ?? photos[index - 1]
    toFocus.current = neighbour && { id: neighbour.id, control: 'remove' }
    tray.remove(id)
    announce(t('photos.removed', { position: index + 1, number: photos.length - 1 }))
  }
  return (
    <ul ref={list} className={styles['list']} role="list" aria-label={t('photos.label')}>
      {photos.map((photo, index) => (
        <PhotoTile
          key={photo.id}
          photo={photo}
          index={index}
          count={photos.length}
          isDragged={drag.draggedId === photo.id}
          onGrab={(event) => drag.begin(event, photo.id)}
          onMove={(to, control) => move(photo.id, to, control)}
          onRotate={() => {
            tray.rotate(photo.id)
            announce(t('photos.rotated', { position: index + 1 }))
          }}
          onRemove={() => remove(photo.id, index)}
          onRetry={() => tray.retry(photo.id)}
          onCancel={() => tray.cancel(photo.id)}
        />
      ))}
    </ul>
  )
}
