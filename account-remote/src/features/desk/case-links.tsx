import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'

import { deskTexts } from './desk-texts.ts'
import { Key } from './key.tsx'
import styles from './desk.module.css'

type Props = {
  readonly hasKeys: boolean
  readonly queue: string
  readonly previous: string | undefined
  readonly next: string | undefined
}

/** From an open case to the others; a phone has no room for the queue beside it. */
export function CaseLinks({ hasKeys, queue, previous, next }: Props) {
  const t = deskTexts(useLocale())
  const look = buttonClass({ variant: 'ghost', size: 'sm' })
  return (
    <nav className={styles['links']} aria-label={t('cases')}>
      <Link
        to={queue}
        className={buttonClass({ variant: 'ghost', size: 'sm', className: styles['back'] })}
      >
        {t('back')}
      </Link>
      {previous !== undefined && (
        <Link to={previous} className={look} aria-keyshortcuts={hasKeys ? 'K' : undefined}>
          {t('previous')}
          {hasKeys && <Key name="K" />}
        </Link>
      )}
      {next !== undefined && (
        <Link to={next} className={look} aria-keyshortcuts={hasKeys ? 'J' : undefined}>
          {t('next')}
          {hasKeys && <Key name="J" />}
        </Link>
      )}
    </nav>
  )
}
