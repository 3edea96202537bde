import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useElapsed } from '@adamarket/shared/ui/use-elapsed.ts'
import { useOnDevice } from '@adamarket/shared/ui/use-on-device.ts'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './carousel.module.css'
import { Slide } from './slide.tsx'
import { firstSlides, slideCount, slidesFor } from './slides.ts'
import { MovingSlides, useMovingSlides } from './use-moving-slides.ts'

/**
 * How long to wait for the listings before the library is loaded anyway, in milliseconds: in time for the
 * second poster.
 */
const latestLoadMs = 1_500

const dark = '(prefers-color-scheme: dark)'

/**
 * The three posters (specification, section 2.2). Only the first one is rendered until the listings are
 * shown: the library that moves them is a third of the code of this page. Late listings do not delay the
 * posters: the time of the first one starts here.
 *
 * @param mayMove the listings are shown.
 */
export function Carousel({ mayMove }: { readonly mayMove: boolean }) {
  const { t } = useTranslation('browse')
  const section = useRef<HTMLElement>(null)
  const [shownAt] = useState(() => performance.now())
  const isLate = useElapsed(latestLoadMs)
  const canMove = useMovingSlides(section, mayMove || isLate)
  const themeStore = useHostServices().theme
  // A visitor who changes the theme keeps the poster that is visible.
  const slides = useOnDevice(() => {
    const { theme } = themeStore.getState()
    const served = document.querySelector<HTMLImageElement>(`.${styles['harbour']} img`)?.src
    return slidesFor(theme === 'system' && window.matchMedia(dark).matches ? 'dark' : theme, served)
  }, undefined)
  // A server does not know the theme: the style sheet shows the poster that suits it.
  const first = (slides?.slice(0, 1) ?? firstSlides).map((slide) => (
    <div key={slide.name} className={slides ? undefined : styles[slide.name]}>
      <Slide
        slide={slide}
        label={t('carousel.slide', { number: 1, count: slideCount })}
        isShown
        isFirst
        // The evening is a file, requested only where it is shown.
        loading={slides || slide.name === 'harbour' ? 'eager' : 'lazy'}
      />
    </div>
  ))
  return (
    <section
      ref={section}
      aria-roledescription={t('carousel.role')}
      aria-label={t('carousel.label')}
      className={styles['carousel']}
    >
      {canMove && slides ? (
        <Suspense fallback={first}>
          <MovingSlides slides={slides} shownAt={shownAt} />
        </Suspense>
      ) : (
        first
      )}
    </section>
  )
}
