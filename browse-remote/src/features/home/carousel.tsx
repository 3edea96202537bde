import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { useOnDevice } from '@adamarket/shared/ui/use-on-device.ts'
import { Suspense, useRef } from 'react'

import styles from './carousel.module.css'
import { Slide } from './slide.tsx'
import { firstSlides, slideCount, slidesFor } from './slides.ts'
import { MovingSlides, useMovingSlides } from './use-moving-slides.ts'

const dark = '(prefers-color-scheme: dark)'

/**
 * The three posters (specification, section 2.2). The first one is markup; the others come with the library that moves
 * them, which is not part of the first view.
 */
export function Carousel() {
  const t = useTranslations('browse')
  const section = useRef<HTMLElement>(null)
  const canMove = useMovingSlides(section)
  const themeStore = useHostServices().theme
  // A visitor who changes the theme keeps the poster that is visible.
  const slides = useOnDevice(() => {
    const { theme } = themeStore.getState()
    return slidesFor(theme === 'system' && window.matchMedia(dark).matches ? 'dark' : theme)
  }, undefined)
  // A server does not know the theme: the style sheet shows the poster that suits it.
  const first = (slides?.slice(0, 1) ?? firstSlides).map((slide) => (
    <div key={slide.name} className={slides ? undefined : styles[slide.name]}>
      <Slide
        slide={slide}
        label={t('carousel.slide', { number: 1, count: slideCount })}
        isShown
        isFirst
        // Of the two, a server cannot know which is shown: the one of the dark theme waits until it is.
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
          <MovingSlides slides={slides} />
        </Suspense>
      ) : (
        first
      )}
    </section>
  )
}
