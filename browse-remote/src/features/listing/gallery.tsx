import { IconButton } from '@adamarket/shared/ui/button.tsx'
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
} from '@adamarket/shared/ui/icons/navigation.tsx'
import { useModal } from '@adamarket/shared/ui/use-modal.ts'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'

import styles from '#features/listing/gallery.module.css'
import { useSwipe } from '#features/listing/use-swipe.ts'

type Props = {
  readonly title: string
  readonly pictures: readonly string[]
  /** The place of the picture to begin with. */
  readonly startAt: number
  readonly onClose: () => void
}

/** All pictures, one at a time over the whole window; arrows, Home, End, Escape and swiping work. */
export function Gallery({ title, pictures, startAt, onClose }: Props) {
  const { t } = useTranslation('browse')
  const dialog = useModal(true, onClose)
  const [current, setCurrent] = useState(startAt)
  const last = pictures.length - 1
  const show = (index: number) => setCurrent(Math.min(Math.max(index, 0), last))
  const swipe = useSwipe((direction) => show(current + direction))

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') show(current - 1)
    if (key === 'ArrowRight') show(current + 1)
    if (key === 'Home') show(0)
    if (key === 'End') show(last)
  }

  return (
    <dialog
      ref={dialog}
      className={styles['gallery']}
      aria-label={t('pictures.gallery', { title })}
      onKeyDown={onKeyDown}
    >
      <div className={styles['frame']} {...swipe}>
        <img
          key={current}
          src={pictures[current]}
          alt={t('pictures.picture', { number: current + 1, title })}
          className={styles['picture']}
        />
        <p className={styles['counter']} role="status">
          {t('pictures.counter', { number: current + 1, count: pictures.length })}
        </p>
        <IconButton
          className={styles['close']}
          variant="inverse"
          icon={<CloseIcon />}
          label={t('pictures.close')}
          data-autofocus
          onClick={onClose}
        />
        {current > 0 && (
          <IconButton
            className={styles['previous']}
            variant="inverse"
            icon={<ChevronLeftIcon />}
            label={t('pictures.previous')}
            onClick={() => show(current - 1)}
          />
        )}
        {current < last && (
          <IconButton
            className={styles['next']}
            variant="inverse"
            icon={<ChevronRightIcon />}
            label={t('pictures.next')}
            onClick={() => show(current + 1)}
          />
        )}
      </div>
    </dialog>
  )
}
