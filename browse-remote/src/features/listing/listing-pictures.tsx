import { useLocation } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Picture } from '@adamarket/shared/ui/picture.tsx'
import { useMediaQuery } from '@adamarket/shared/ui/use-media-query.ts'
import { useState } from 'react'
import type { UIEvent } from 'react'
import { useOverlay } from '@adamarket/shared/ui/use-overlay.ts'

import { Gallery } from './gallery.tsx'
import styles from './listing-pictures.module.css'

type Props = { readonly title: string; readonly pictures: readonly string[] }

/** The number of thumbnails beside the main picture (specification, section 9). */
const thumbnailCount = 2

/** Their width: see the CSS module. */
const mainWidth =
  '(min-width: 1200px) 33rem, (min-width: 900px) 42vw, (min-width: 640px) 66vw, 100vw'
const thumbnailWidth = '(min-width: 1200px) 16rem, (min-width: 900px) 21vw, 33vw'

/** Where they are a strip to swipe through: see the CSS module. */
const phone = '(max-width: 639px)'

/**
 * The main picture, two thumbnails, and a button for all of them (specification, section 2.4). On a phone
 * a strip of all pictures takes the main one's place. Without a script, links lead to them.
 */
export function ListingPictures({ title, pictures }: Props) {
  const t = useTranslations('browse')
  const { isOpen, open, close } = useOverlay('photos', useLocation().key)
  const [opened, setOpened] = useState(0)
  const [inView, setInView] = useState(0)
  const openAt = (index: number) => {
    setOpened(index)
    open()
  }
  const isStrip = useMediaQuery(phone)
  const shownCount = Math.min(pictures.length, 1 + thumbnailCount)
  const shown = isStrip ? pictures : pictures.slice(0, shownCount)
  const hiddenCount = pictures.length - shown.length
  if (pictures.length === 0) {
    return (
      <Picture className={styles['alone']} ratio="wide" alt="" fallback={t('card.noPicture')} />
    )
  }
  return (
    <>
      <div className={styles['pictures']}>
        <div className={styles['strip']} onScroll={(event) => setInView(pictureInView(event))}>
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
                sizes={isStrip || index === 0 ? mainWidth : thumbnailWidth}
                alt=""
                fallback={t('card.noPicture')}
                priority={index === 0}
              />
            </button>
          ))}
        </div>
        {pictures.length > 1 && (
          <span className={styles['counter']} aria-hidden="true">
            {t('pictures.counter', { number: inView + 1, count: pictures.length })}
          </span>
        )}
        {hiddenCount > 0 && (
          <button type="button" className={styles['more']} onClick={() => openAt(shownCount)}>
            {t('pictures.more', { count: hiddenCount })}
          </button>
        )}
      </div>
      <noscript>
        <ul role="list" className={styles['links']}>
          {pictures.map((link, index) => (
            <li key={link}>
              <a href={link}>{t('pictures.open', { number: index + 1, count: pictures.length })}</a>
            </li>
          ))}
        </ul>
      </noscript>
      {isOpen && (
        <Gallery title={title} pictures={pictures} startAt={opened} onClose={() => void close()} />
      )}
    </>
  )
}

/** The index of the picture that fills most of the strip. */
function pictureInView({ currentTarget: strip }: UIEvent<HTMLElement>): number {
  const [first] = strip.children
  const isAtEnd = Math.abs(strip.scrollLeft) + strip.clientWidth >= strip.scrollWidth - 1
  if (!first || isAtEnd) return strip.children.length - 1
  return Math.round(Math.abs(strip.scrollLeft) / first.clientWidth)
}
