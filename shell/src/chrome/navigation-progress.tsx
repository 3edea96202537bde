import { useNavigate, useNavigation } from '@adamarket/shared/contract/router.ts'
import type { Location } from '@adamarket/shared/contract/router.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { ProgressBar } from '@adamarket/shared/ui/progress-bar.tsx'
import { slowAfterMs, useElapsed } from '@adamarket/shared/ui/use-elapsed.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'

import { outlines } from '#remotes/outlines.ts'
import { useIsLeaving } from '#remotes/use-is-leaving.ts'

import styles from './navigation-progress.module.css'

/** From here on a navigation shows that it is under way: most need no notice. */
const visibleAfterMs = 150

type Retry = (pathname: string) => Promise<unknown>

/** How a navigation goes on while the page that is left is still in view. */
export function NavigationProgress({ retry }: { readonly retry: Retry }) {
  const { location } = useNavigation()
  return location && <PendingNavigation key={location.key} to={location} retry={retry} />
}

type Props = { readonly to: Location; readonly retry: Retry }

function PendingNavigation({ to, retry }: Props) {
  const { t } = useTranslation('shell')
  const isVisible = useElapsed(visibleAfterMs)
  const isSlow = useElapsed(slowAfterMs)
  const hasOutline = useStore(outlines, ({ shown }) => shown > 0)
  // An outline where the page will be says so in its place.
  const isToldThere = !useIsLeaving() && hasOutline
  const navigate = useNavigate()
  const isAwaited = useRef(true)
  useEffect(() => {
    isAwaited.current = true
    return () => {
      isAwaited.current = false
    }
  }, [])
  const tryAgain = async () => {
    await retry(to.pathname)
    // Who has gone elsewhere meanwhile stays there.
    if (isAwaited.current) await navigate(to, { state: to.state })
  }
  return (
    <>
      {isVisible && <ProgressBar label={t('progress.label')} className={styles['bar']} />}
      {isSlow && !isToldThere && (
        <Notice
          title={t('boundary.slowTitle')}
          className={styles['notice']}
          actions={<Button onClick={() => void tryAgain()}>{t('boundary.tryAgain')}</Button>}
        >
          {t('boundary.slowText')}
        </Notice>
      )}
    </>
  )
}
