import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { languageFacts } from '@adamarket/shared/domain/languages.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { Poster } from '@adamarket/shared/ui/poster.tsx'

import styles from './carousel.module.css'
import type { SlideContent } from './slides.ts'

type Props = {
  readonly slide: SlideContent
  /** Its position, for screen readers. */
  readonly label: string
  readonly isShown: boolean
  /** The one that is visible when the page opens. */
  readonly isFirst: boolean
  readonly loading?: 'eager' | 'lazy'
}

/** A poster with its text and a link to a search; inert while another one is shown. */
export function Slide({ slide, label, isShown, isFirst, loading }: Props) {
  const t = useTranslations('browse')
  return (
    <div
      role="group"
      aria-roledescription={t('carousel.slideRole')}
      aria-label={label}
      inert={!isShown}
      className={styles['slide']}
      // The library that moves slides is written from left to right.
      dir={languageFacts[useLocale()].direction}
    >
      <Poster
        image={slide.image}
        scene={slide.name}
        title={t(`carousel.${slide.name}.headline`)}
        text={t(`carousel.${slide.name}.text`)}
        action={
          <Link to={slide.to} className={buttonClass({ variant: 'primary', size: 'lg' })}>
            {t(`carousel.${slide.name}.action`)}
          </Link>
        }
        priority={isFirst}
        loading={loading}
      />
    </div>
  )
}
