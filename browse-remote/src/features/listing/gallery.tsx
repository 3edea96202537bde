import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { IconButton } from '@adamarket/shared/ui/button.tsx'
import { ZoomInIcon, ZoomOutIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import {
  ChevronBackIcon,
  ChevronForwardIcon,
  CloseIcon,
} from '@adamarket/shared/ui/icons/navigation.tsx'
import { isRightToLeft } from '@adamarket/shared/ui/is-right-to-left.ts'
import { useModal } from '@adamarket/shared/ui/use-modal.ts'
import { useState, useEffect } from 'react'
import type { KeyboardEvent } from 'react'

import { GalleryPicture } from './gallery-picture.tsx'
import { GalleryThumbnails } from './gallery-thumbnails.tsx'
import styles from './gallery.module.css'
import { useZoom } from './use-zoom.ts'

type Props = {
  readonly title: string
  readonly pictures: readonly string[]
  /** The index of the first picture to show. */
  readonly startAt: number
  readonly onClose: () => void
}

/** All pictures in full screen, one at a time, with keyboard, mouse and touch. */
export function Gallery({ title, pictures, startAt, onClose }: Props) {
  const t = useTranslations('browse')
  const dialog = useModal(true, onClose)
  const [current, setCurrent] = useState(startAt)
  const last = pictures.length - 1
  const show = (index: number) => {
    const wanted = Math.min(Math.max(index, 0), last)
    if (wanted === current) return
    reset()
    setCurrent(wanted)
  }
  const { zoom, reset, ...stage } = useZoom<HTMLDivElement>({
    onSwipe: (direction) => show(current + direction),
  })
  const isEnlarged = stage.view.scale > 1
  usePreloaded(pictures[current + 1])
  usePreloaded(pictures[current - 1])

  const onKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
    const toRight = isRightToLeft(currentTarget) ? -1 : 1
    if (key === 'ArrowLeft') show(current - toRight)
    if (key === 'ArrowRight') show(current + toRight)
    if (key === 'Home') show(0)
    if (key === 'End') show(last)
    if (key === '+') zoom(1.5)
    if (key === '-') zoom(1 / 1.5)
  }

  return (
    <dialog
      ref={dialog}
      className={styles['gallery']}
      aria-label={t('pictures.gallery', { title })}
      onKeyDown={onKeyDown}
    >
      <div className={styles['top']}>
        <p className={styles['counter']} role="status">
          {t('pictures.counter', { number: current + 1, count: pictures.length })}
        </p>
        <IconButton
          variant="inverse"
          icon={isEnlarged ? <ZoomOutIcon /> : <ZoomInIcon />}
          label={isEnlarged ? t('pictures.zoomOut') : t('pictures.zoomIn')}
          onClick={() => zoom()}
        />
        <IconButton
          variant="inverse"
          icon={<CloseIcon />}
          label={t('pictures.close')}
          data-autofocus
          onClick={onClose}
        />
      </div>
      <div className={styles['stage']}>
        <GalleryPicture
          link={pictures[current] ?? ''}
          alt={t('pictures.picture', { number: current + 1, title })}
          {...stage}
        />
        {last > 0 && (
          <>
            <Step direction="previous" isEnd={current === 0} onClick={() => show(current - 1)} />
            <Step direction="next" isEnd={current === last} onClick={() => show(current + 1)} />
          </>
        )}
      </div>
      {last > 0 && <GalleryThumbnails pictures={pictures} current={current} onChoose={show} />}
    </dialog>
  )
}

type StepProps = {
  readonly direction: 'previous' | 'next'
  /** There is no further picture. The button stays, or its focus would be lost. */
  readonly isEnd: boolean
  readonly onClick: () => void
}

function Step({ direction, isEnd, onClick }: StepProps) {
  const t = useTranslations('browse')
  return (
    <IconButton
      className={styles[direction]}
      variant="inverse"
      icon={direction === 'next' ? <ChevronForwardIcon /> : <ChevronBackIcon />}
      label={t(`pictures.${direction}`)}
      aria-disabled={isEnd}
      onClick={onClick}
    />
  )
}

/** Preloads a picture that is likely to be viewed next. */
function usePreloaded(link: string | undefined): void {
  useEffect(() => {
    if (link !== undefined) new Image().src = link
  }, [link])
}
