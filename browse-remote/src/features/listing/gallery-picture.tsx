import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { ImageIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { joinClasses } from '@adamarket/shared/ui/join-classes.ts'
import { usePictureFailures } from '@adamarket/shared/ui/use-picture-failures.ts'

import styles from './gallery.module.css'
import type { Zoom } from './use-zoom.ts'

type Props = Omit<Zoom<HTMLDivElement>, 'zoom' | 'reset'> & {
  readonly link: string
  readonly alt: string
}

/** The current picture in its stored size, or a sentence when it fails to load. */
export function GalleryPicture({ link, alt, view, isHeld, frame, picture, handlers }: Props) {
  const t = useTranslations('browse')
  const { failures, attempt } = usePictureFailures(link, 1)
  const { scale, x, y } = view
  return (
    <div
      ref={frame}
      className={joinClasses(styles['frame'], scale > 1 && styles['enlarged'])}
      {...handlers}
    >
      {failures > 0 ? (
        <p className={styles['broken']}>
          <ImageIcon size="2rem" />
          {t('pictures.broken')}
        </p>
      ) : (
        <img
          key={link}
          ref={picture}
          src={link}
          alt={alt}
          draggable={false}
          className={joinClasses(styles['picture'], isHeld && styles['held'])}
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
          onError={attempt.onError}
        />
      )}
    </div>
  )
}
