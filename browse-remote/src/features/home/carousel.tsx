import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useMediaQuery } from '@adamarket/shared/ui/use-media-query.ts'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'

import styles from '#features/home/carousel.module.css'
import { Slide } from '#features/home/slide.tsx'
import { slidesFor } from '#features/home/slides.ts'
import { MovingSlides, useMovingSlides } from '#features/home/use-moving-slides.ts'

/**
 * The three posters (specification, section 2.2). Only the first one is rendered until the listings are
 * shown: the library that moves them is a third of the code of this page.
 *
 * @param mayMove the listings are shown.
 */
export function Carousel({ mayMove }: { readonly mayMove: boolean }) {
  const { t } = useTranslation('browse')
  const section = useRef<HTMLElement>(null)
  const canMove = useMovingSlides(section, mayMove)
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
          <MovingSlides slides={slides} />
        </Suspense>
      ) : (
        first
      )}
    </section>
  )
}
