import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useRouteError } from '@adamarket/shared/contract/router.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Shown when the frame itself fails. */
export function CrashPage() {
  const { t } = useTranslation('shell')
  const cause = useRouteError()
  const { report } = useHostServices()
  useEffect(() => {
    report({ what: 'The frame failed', cause })
  }, [report, cause])
  return (
    <main role="alert">
      <title>{t('crash.title')}</title>
      <h1>{t('crash.title')}</h1>
      <p>{t('crash.text')}</p>
      <Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>
    </main>
  )
}
