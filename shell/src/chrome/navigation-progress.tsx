import { useNavigate, useNavigation } from '@adamarket/shared/contract/router.ts'
import type { Location } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { ProgressBar } from '@adamarket/shared/ui/progress-bar.tsx'
import { slowAfterMs, useElapsed } from '@adamarket/shared/ui/use-elapsed.ts'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'

import { outlines } from '#remotes/page/outlines.ts'
import { useIsLeaving } from '#remotes/page/use-is-leaving.ts'

import styles from './navigation-progress.module.css'

/** Only navigations that take longer show progress. */
const visibleAfterMs = 150

type Retry = (pathname: string) => Promise<unknown>

/** The progress of a navigation while the previous page is still in view. */
export function NavigationProgress({ retry }: { readonly retry: Retry }) {
  const { location } = useNavigation()
  return location && <PendingNavigation key={location.key} to={location} retry={retry} />
}

type Props = { readonly to: Location; readonly retry: Retry }

function PendingNavigation({ to, retry }: Props) {
  const t = useTranslations('shell')
  const isVisible = useElapsed(visibleAfterMs)
  const isSlow = useElapsed(slowAfterMs)
  const hasOutline = useStore(outlines, ({ shown }) => shown > 0)
  // A page placeholder in view says so itself.
  const isShownInOutline = !useIsLeaving() && hasOutline
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
    // A visitor who has navigated elsewhere meanwhile stays there.
    if (isAwaited.current) await navigate(to, { state: to.state })
  }
  return (
    <>
      {isVisible && <ProgressBar label={t('progress.label')} className={styles['bar']} />}
      {isSlow && !isShownInOutline && (
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
