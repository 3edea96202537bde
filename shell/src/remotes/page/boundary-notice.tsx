import { Button } from '@adamarket/shared/ui/button.tsx'
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { useBackOnline, useIsOnline } from '@adamarket/shared/contract/use-connectivity.ts'
import { useEffect } from 'react'

import styles from './boundary-notice.module.css'

type Props = {
  /** The page was loaded, and crashed. */
  readonly isLoaded?: boolean
  readonly onTryAgain: () => void
}

/**
 * Says that a part of the site could not be loaded, or crashed, and whose fault it is. Retries after reconnecting.
 */
export function BoundaryFailed({ isLoaded = false, onTryAgain }: Props) {
  const t = useTranslations('shell')
  const isOnline = useIsOnline()
  useBackOnline(onTryAgain)
  return (
    <section className={styles.notice} role="alert">
      <h1>{t(isLoaded ? 'boundary.crashedTitle' : 'boundary.failedTitle')}</h1>
      <p>{t(isLoaded || isOnline ? 'boundary.ourSide' : 'boundary.yourConnection')}</p>
      <Button onClick={onTryAgain}>{t('boundary.tryAgain')}</Button>
    </section>
  )
}

/** Says that a part of the site is slow to load. Retries after reconnecting, since a request on a dead connection hangs. */
export function BoundarySlow({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const t = useTranslations('shell')
  const { connectivity } = useHostServices()
  useEffect(() => void connectivity.check(), [connectivity])
  useBackOnline(onTryAgain)
  return (
    <section className={styles.notice} role="status">
      <p className={styles.title}>{t('boundary.slowTitle')}</p>
      <p>{t('boundary.slowText')}</p>
      <Button onClick={onTryAgain}>{t('boundary.tryAgain')}</Button>
    </section>
  )
}
