import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Picture } from '@adamarket/shared/ui/picture.tsx'
import { useEffect, useRef } from 'react'

import styles from './gallery-thumbnails.module.css'

type Props = {
  readonly pictures: readonly string[]
  readonly current: number
  readonly onChoose: (index: number) => void
}

/** Thumbnails of all pictures, below the current one. */
export function GalleryThumbnails({ pictures, current, onChoose }: Props) {
  const t = useTranslations('browse')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <ul ref={list} role="list" aria-label={t('pictures.all')} className={styles['thumbnails']}>
      {pictures.map((link, index) => (
        <li key={link}>
          <button
            type="button"
            className={styles['thumbnail']}
            aria-label={t('pictures.show', { number: index + 1, count: pictures.length })}
            aria-current={index === current}
            onClick={() => onChoose(index)}
          >
            <Picture src={link} alt="" fallback="" sizes="4rem" />
          </button>
        </li>
      ))}
    </ul>
  )
}
