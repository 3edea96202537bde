import { paths } from '@adamarket/shared/contract/paths.ts'
import { storeForDevice } from '@adamarket/shared/domain/store-for-device.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'
import { useEffect } from 'react'

import type { OutsideLinks } from '@adamarket/shared/contract/environment.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'

import styles from './get-app-page.module.css'

/** Where the QR code leads: a phone is forwarded to its store, other devices can choose one. */
export function GetAppPage({ links }: { readonly links: OutsideLinks }) {
  const t = useTranslations('shell')
  useEffect(() => {
    const store = storeForDevice(navigator.userAgent, navigator.maxTouchPoints)
    if (store) window.location.replace(links[store])
  }, [links])
  return (
    <section className={styles['page']}>
      <PageHead title={t('app.pageTitle')} description={t('app.pageText')} path={paths.app} />
      <h1>{t('app.pageTitle')}</h1>
      <p>{t('app.pageText')}</p>
      <div className={styles['stores']}>
        <a href={links.playStore} className={buttonClass({ variant: 'primary', size: 'lg' })}>
          {t('app.playStore')}
        </a>
        <a href={links.appStore} className={buttonClass({ variant: 'primary', size: 'lg' })}>
          {t('app.appStore')}
        </a>
      </div>
    </section>
  )
}
