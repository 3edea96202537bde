import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useMediaQuery } from '@adamarket/shared/ui/use-media-query.ts'
import { useElapsed } from '@adamarket/shared/ui/use-elapsed.ts'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'

import styles from '#features/home/carousel.module.css'
import { Slide } from '#features/home/slide.tsx'
import { slidesFor } from '#features/home/slides.ts'
import { MovingSlides, useMovingSlides } from '#features/home/use-moving-slides.ts'

/** When the library is loaded although the listings are not shown, in milliseconds: in time for the second poster. */
const latestLoadMs = 1_500

/**
 * The three posters (specification, section 2.2). Only the first one is rendered until the listings are
 * shown: the library that moves them is a third of the code of this page. Listings that are late do not stop
 * them: the time of the first poster runs from here.
 *
 * @param mayMove the listings are shown.
 */
export function Carousel({ mayMove }: { readonly mayMove: boolean }) {
  const { t } = useTranslation('browse')
  const section = useRef<HTMLElement>(null)
  const [shownAt] = useState(() => performance.now())
  const isLate = useElapsed(latestLoadMs)
  const canMove = useMovingSlides(section, mayMove || isLate)
  const isDeviceDark = useMediaQuery('(prefers-color-scheme: dark)')
  const { theme } = useStore(useHostServices().theme)
  // A visitor who changes the theme keeps the poster that is in sight.
  const [slides] = useState(() => slidesFor(theme === 'system' && isDeviceDark ? 'dark' : theme))
  const first = (
    <Slide
      slide={slides[0]}
      label={t('carousel.slide', { number: 1, count: slides.length })}
      isShown
      isFirst
    />
  )
  return (
    <section
      ref={section}
      aria-roledescription={t('carousel.role')}
      aria-label={t('carousel.label')}
      className={styles['carousel']}
    >
      {canMove ? (
        <Suspense fallback={first}>
          <MovingSlides slides={slides} shownAt={shownAt} />
        </Suspense>
      ) : (
        first
      )}
    </section>
  )
}
