import { useNavigation } from '@adamarket/shared/contract/router.ts'
import type { Location } from '@adamarket/shared/contract/router.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { ProgressBar } from '@adamarket/shared/ui/progress-bar.tsx'
import { useTranslation } from 'react-i18next'

import { useElapsed } from '#remotes/use-elapsed.ts'

import styles from './navigation-progress.module.css'

/** From here on a navigation shows that it is under way (in milliseconds): most need no notice. */
const visibleAfter = 150

/** From here on a visitor is told that the page is still loading (in milliseconds). */
const slowAfter = 8_000

/** How a navigation goes on while the page that is left is still in view. */
export function NavigationProgress() {
  const { location } = useNavigation()
  return location && <PendingNavigation key={location.key} to={location} />
}

function PendingNavigation({ to }: { readonly to: Location }) {
  const { t } = useTranslation('shell')
  const isVisible = useElapsed(visibleAfter)
  const isSlow = useElapsed(slowAfter)
  // A full load: code that hangs is asked for once, whatever the router is told.
  const tryAgain = () => window.location.assign(`${to.pathname}${to.search}${to.hash}`)
  return (
    <>
      {isVisible && <ProgressBar label={t('progress.label')} className={styles['bar']} />}
      {isSlow && (
        <Notice
          title={t('boundary.slowTitle')}
          className={styles['notice']}
          actions={<Button onClick={tryAgain}>{t('boundary.tryAgain')}</Button>}
        >
          {t('boundary.slowText')}
        </Notice>
      )}
    </>
  )
}
