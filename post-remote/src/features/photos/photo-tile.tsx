import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Chip } from '@adamarket/shared/ui/chip.tsx'
import { IconButton } from '@adamarket/shared/ui/button.tsx'
import { ImageIcon, TrashIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { ArrowBackIcon, ArrowForwardIcon } from '@adamarket/shared/ui/icons/navigation.tsx'
import { usePictureFailures } from '@adamarket/shared/ui/use-picture-failures.ts'
import { isRightToLeft } from '@adamarket/shared/ui/is-right-to-left.ts'
import type { KeyboardEvent, PointerEvent } from 'react'
import { Icon } from '@adamarket/shared/ui/icons/icon.tsx'
import type { IconProps } from '@adamarket/shared/ui/icons/icon.tsx'

import { PhotoStatus } from './photo-status.tsx'
import styles from './photo-tile.module.css'
import type { Photo } from './photo.ts'

/** How far an arrow key moves a photo; up and down like back and forward, for any number of columns. */
function stepOf({ key, currentTarget }: KeyboardEvent): number | undefined {
  const toRight = isRightToLeft(currentTarget) ? -1 : 1
  if (key === 'ArrowLeft') return -toRight
  if (key === 'ArrowRight') return toRight
  if (key === 'ArrowUp') return -1
  return key === 'ArrowDown' ? 1 : undefined
}

type PhotoTileProps = {
  readonly photo: Photo
  /** Its position, from 0; the first is the cover. */
  readonly index: number
  readonly count: number
  readonly isDragged: boolean
  readonly onGrab: (event: PointerEvent<HTMLElement>) => void
  /** `control` is the control that was used, which keeps the focus. */
  readonly onMove: (index: number, control: string) => void
  readonly onRotate: () => void
  readonly onRemove: () => void
  readonly onRetry: () => void
  readonly onCancel: () => void
}

export function PhotoTile({
  photo,
  index,
  count,
  isDragged,
  onGrab,
  onMove,
  onRotate,
  onRemove,
  onRetry,
  onCancel,
}: PhotoTileProps) {
  const t = useTranslations('post')
  const place = { position: index + 1, number: count }
  const moveByKey = (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (step === undefined) return
    event.preventDefault()
    onMove(index + step, 'grip')
  }
  const grabByMouse = (event: PointerEvent<HTMLElement>) => {
    // A finger on the picture scrolls the page; it drags with the handle.
    if (event.pointerType === 'mouse') onGrab(event)
  }
  return (
    <li className={styles['tile']} data-photo={photo.id} data-dragged={isDragged || undefined}>
      <div className={styles['picture']} onPointerDown={grabByMouse}>
        {photo.small !== undefined && (
          <TilePicture
            src={photo.small}
            alt={index === 0 ? t('photos.coverAlt', place) : t('photos.alt', place)}
          />
        )}
        {index === 0 && (
          <Chip tone="accent" className={styles['cover']}>
            {t('photos.cover')}
          </Chip>
        )}
        <PhotoStatus photo={photo} place={place} onRetry={onRetry} onCancel={onCancel} />
      </div>
      <div className={styles['controls']}>
        <IconButton
          size="sm"
          label={t('photos.grip', place)}
          icon={<GripIcon />}
          className={styles['grip']}
          data-control="grip"
          onPointerDown={onGrab}
          onKeyDown={moveByKey}
        />
        <IconButton
          size="sm"
          label={t('photos.earlier', place)}
          icon={<ArrowBackIcon />}
          data-control="earlier"
          aria-disabled={index === 0}
          onClick={() => onMove(index - 1, 'earlier')}
        />
        <IconButton
          size="sm"
          label={t('photos.later', place)}
          icon={<ArrowForwardIcon />}
          data-control="later"
          aria-disabled={index === count - 1}
          onClick={() => onMove(index + 1, 'later')}
        />
        <IconButton
          size="sm"
          label={t('photos.rotate', place)}
          icon={<RotateIcon />}
          data-control="rotate"
          onClick={onRotate}
        />
        <IconButton
          size="sm"
          label={t('photos.remove', place)}
          icon={<TrashIcon />}
          data-control="remove"
          onClick={onRemove}
        />
      </div>
    </li>
  )
}

/** A drag handle. */
function GripIcon(props: IconProps) {
  return (
    <Icon {...props}>
      {[6.5, 12, 17.5].flatMap((y) =>
        [9, 15].map((x) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="1.4" fill="currentColor" stroke="none" />
        )),
      )}
    </Icon>
  )
}

/** A quarter turn clockwise. */
function RotateIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 14a7.5 7.5 0 1 0 2.4-7.3L5 8.5" transform="matrix(-1 0 0 1 24 0)" />
      <path d="M19.25 4v4.75H14.5" />
    </Icon>
  )
}

/** A photo, or an icon when it cannot be loaded. */
function TilePicture({ src, alt }: { readonly src: string; readonly alt: string }) {
  const { failures, attempt } = usePictureFailures(src, 1)
  if (failures > 0) {
    return (
      <span role="img" aria-label={alt} className={styles['unloaded']}>
        <ImageIcon size="2rem" />
      </span>
    )
  }
  return <img src={src} alt={alt} draggable={false} {...attempt} />
}
