import { Link } from '@adamarket/shared/contract/router.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { Container } from '@adamarket/shared/ui/container.tsx'
import { useTranslation } from 'react-i18next'

import { Poster } from '#features/home/poster.tsx'
import styles from '#features/home/slide.module.css'
import type { SlideContent } from '#features/home/slides.ts'

type Props = {
  readonly slide: SlideContent
  /** Its place among the slides, for screen readers. */
  readonly label: string
  readonly isShown: boolean
}

/** One poster with its words and its way into the search; out of reach while another one is shown. */
export function Slide({ slide, label, isShown }: Props) {
  const { t } = useTranslation('browse')
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!isShown}
      className={styles['slide']}
    >
      <div className={styles['scene']} aria-hidden="true">
        <Poster name={slide.name} />
      </div>
      <Container className={styles['words']}>
        <h2 className={styles['headline']}>{t(`carousel.${slide.name}.headline`)}</h2>
        <p className={styles['text']}>{t(`carousel.${slide.name}.text`)}</p>
        <Link to={slide.to} className={buttonClass({ variant: 'primary', size: 'lg' })}>
          {t(`carousel.${slide.name}.action`)}
        </Link>
      </Container>
    </div>
  )
}
