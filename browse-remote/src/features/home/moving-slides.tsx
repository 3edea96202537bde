import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { languageFacts } from '@adamarket/shared/domain/languages.ts'
import { IconButton } from '@adamarket/shared/ui/button.tsx'
import { joinClasses } from '@adamarket/shared/ui/join-classes.ts'
import { useMediaQuery } from '@adamarket/shared/ui/use-media-query.ts'
import type { Touch, TouchEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import Slider from 'react-slick'
import type { IconProps } from '@adamarket/shared/ui/icons/icon.tsx'
import { Icon } from '@adamarket/shared/ui/icons/icon.tsx'

import { swiped } from '#components/swiped.ts'

import './slick.css'
import styles from './carousel.module.css'
import { Slide } from './slide.tsx'
import type { SlideContent } from './slides.ts'

/** Time between two slides, in milliseconds (specification, section 9). */
const autoplaySpeed = 3000
/** Duration of a transition, in milliseconds (specification, section 9). */
const speed = 150

/**
 * The posters fade into each other: sliding would need copies of the first and last slide, which screen
 * readers and the keyboard would reach.
 */
export function MovingSlides({ slides }: { readonly slides: readonly SlideContent[] }) {
  const t = useTranslations('browse')
  const [current, setCurrent] = useState(0)
  // The library only notices focus on a slide itself, not on a link inside it.
  const [isFocused, setFocused] = useState(false)
  const [isStopped, setStopped] = useState(false)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const plays = !isStill && !isStopped && !isFocused
  const slider = useRef<Slider>(null)
  const { direction } = languageFacts[useLocale()]
  // The library takes a swipe to the left for one to the next slide.
  const swipes = useSwipes({
    toRight: () => slider.current?.slickNext(),
    toLeft: () => slider.current?.slickPrev(),
  })
  useEffect(() => {
    // The library applies when autoplay ends, but not when it starts again.
    if (plays) slider.current?.slickPlay()
    else slider.current?.slickPause()
  }, [plays])
  return (
    <>
      <div
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        {...(direction === 'rtl' && swipes)}
      >
        <Slider
          ref={slider}
          infinite
          fade
          dots
          arrows={false}
          accessibility={false}
          swipe={direction === 'ltr'}
          autoplay={plays}
          autoplaySpeed={autoplaySpeed}
          speed={isStill ? 0 : speed}
          pauseOnHover
          pauseOnFocus={false}
          pauseOnDotsHover
          dotsClass={joinClasses(styles['dots'])}
          appendDots={(dots) => <ul dir={direction}>{dots}</ul>}
          customPaging={(index) => (
            <button
              type="button"
              aria-label={t('carousel.show', { number: index + 1 })}
              aria-current={index === current}
            />
          )}
          beforeChange={(_from, to) => setCurrent(to)}
        >
          {slides.map((slide, index) => (
            <div key={slide.name}>
              <Slide
                slide={slide}
                label={t('carousel.slide', { number: index + 1, count: slides.length })}
                isShown={index === current}
                isFirst={index === 0}
              />
            </div>
          ))}
        </Slider>
      </div>
      {!isStill && (
        <IconButton
          className={styles['pause']}
          size="sm"
          variant="inverse"
          icon={isStopped ? <PlayIcon /> : <PauseIcon />}
          label={isStopped ? t('carousel.play') : t('carousel.pause')}
          onClick={() => setStopped(!isStopped)}
        />
      )}
    </>
  )
}

type Point = { readonly x: number; readonly y: number }

/** Swipes of one finger sideways. */
function useSwipes({ toLeft, toRight }: Record<'toLeft' | 'toRight', () => void>) {
  const start = useRef<Point>(undefined)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = touches.length === 1 ? pointOf(touches[0]) : undefined
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [from, to] = [start.current, pointOf(changedTouches[0])]
      if (!from || !to) return
      const side = swiped({ x: to.x - from.x, y: to.y - from.y })
      if (side === 'right') toRight()
      if (side === 'left') toLeft()
    },
  }
}

function pointOf(touch: Touch | undefined): Point | undefined {
  return touch && { x: touch.clientX, y: touch.clientY }
}

function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6v12M15 6v12" />
    </Icon>
  )
}

function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.5v13l10.5-6.5z" />
    </Icon>
  )
}
