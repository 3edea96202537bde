import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { HeartIcon } from '@adamarket/shared/ui/icons/actions.tsx'

import styles from './favourites-link.module.css'

type Props = {
  /** Shows the name beside the heart. */
  readonly isNamed?: boolean
  readonly className?: string | undefined
}

/** A link to the favourites, signed in or not. */
export function FavouritesLink({ isNamed = false, className }: Props) {
  const t = useTranslations('shell')
  const name = t('header.favourites')
  const classes = [className, isNamed ? styles['named'] : styles['heart']].filter(Boolean).join(' ')
  return (
    <Link
      to={paths.favourites}
      className={buttonClass({ variant: 'inverse', className: classes })}
      {...(!isNamed && { 'aria-label': name, title: name })}
    >
      <HeartIcon />
      {isNamed && <span>{name}</span>}
    </Link>
  )
}
