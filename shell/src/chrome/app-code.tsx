import { paths } from '@adamarket/shared/contract/paths.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { useAbsoluteUrl } from '@adamarket/shared/contract/use-absolute-url.ts'
import { QrCode } from '@adamarket/shared/ui/qr-code.tsx'

import styles from './app-code.module.css'

/** A QR code for the page that forwards each phone to its store. */
export function AppCode() {
  const t = useTranslations('shell')
  return (
    <figure className={styles['figure']}>
      <QrCode text={useAbsoluteUrl()(paths.app)} label={t('app.code')} className={styles['code']} />
      <figcaption>{t('app.scan')}</figcaption>
    </figure>
  )
}
