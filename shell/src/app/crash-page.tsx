import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { useRouteError } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Button, buttonClass } from '@adamarket/shared/ui/button.tsx'
import { EmptyState } from '@adamarket/shared/ui/empty-state.tsx'
import { WarningIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { Logo } from '@adamarket/shared/ui/logo.tsx'
import { useEffect } from 'react'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'

import styles from './crash-page.module.css'

/** Shown when the frame itself crashes. Both links reload the site, since the loaded code is broken. */
export function CrashPage() {
  const t = useTranslations('shell')
  const cause = useRouteError()
  const { report } = useHostServices()
  useEffect(() => {
    report({ what: 'The frame failed', cause })
  }, [report, cause])
  return (
    <main className={styles['page']}>
      <PageHead title={t('crash.title')} isUnlisted />
      <Logo className={styles['logo']} />
      <div role="alert">
        <EmptyState
          level={1}
          title={t('crash.title')}
          text={t('crash.text')}
          illustration={<WarningIcon size="2.5rem" />}
          actions={
            <>
              <Button variant="primary" onClick={() => window.location.reload()}>
                {t('crash.reload')}
              </Button>
              <a href={paths.home} className={buttonClass()}>
                {t('crash.home')}
              </a>
            </>
          }
        />
      </div>
    </main>
  )
}
