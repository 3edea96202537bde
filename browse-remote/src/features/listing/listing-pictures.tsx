import { Picture } from '@adamarket/shared/ui/picture.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Gallery } from '#features/listing/gallery.tsx'
import styles from '#features/listing/listing-pictures.module.css'
import { useOverlay } from '#parts/use-overlay.ts'

type Props = { readonly title: string; readonly pictures: readonly string[] }

/** The number of thumbnails beside the main picture (specification, section 9). */
const thumbnailCount = 2

/** Their width: see the CSS module. */
const mainWidth =
  '(min-width: 1200px) 33rem, (min-width: 900px) 42vw, (min-width: 640px) 66vw, 100vw'
const thumbnailWidth =
  '(min-width: 1200px) 16rem, (min-width: 900px) 21vw, (min-width: 640px) 33vw, 50vw'

/** The main picture, two thumbnails, and a button for all of them (specification, section 2.4). */
export function ListingPictures({ title, pictures }: Props) {
  const { t } = useTranslation('browse')
  const { isOpen, open, close } = useOverlay('photos')
  const [opened, setOpened] = useState(0)
  const openAt = (index: number) => {
    setOpened(index)
    open()
  }
  const shown = pictures.slice(0, 1 + thumbnailCount)
  const hiddenCount = pictures.length - shown.length
  if (pictures.length === 0) {
    return (
      <Picture className={styles['alone']} ratio="16 / 9" alt="" fallback={t('card.noPicture')} />
    )
  }
  return (
    <>
      <div className={styles['pictures']}>
        {shown.map((source, index) => (
          <button
            key={source}
            type="button"
            className={index === 0 ? styles['main'] : styles['thumbnail']}
            aria-label={t('pictures.open', { number: index + 1, count: pictures.length })}
            onClick={() => openAt(index)}
          >
            <Picture
              src={source}
              sizes={index === 0 ? mainWidth : thumbnailWidth}
              alt=""
              fallback={t('card.noPicture')}
              priority={index === 0}
            />
          </button>
        ))}
        {hiddenCount > 0 && (
          <button type="button" className={styles['more']} onClick={() => openAt(shown.length)}>
            {t('pictures.more', { count: hiddenCount })}
          </button>
        )}
      </div>
      {isOpen && (
        <Gallery title={title} pictures={pictures} startAt={opened} onClose={() => void close()} />
      )}
    </>
  )
}
