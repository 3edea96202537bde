import { paths } from '@adamarket/shared/contract/paths.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { useAbsoluteUrl } from '@adamarket/shared/contract/use-absolute-url.ts'
import { encode } from 'uqr'

import styles from './app-code.module.css'

/** A QR code for the page that forwards each phone to its store. */
export function AppCode() {
  const t = useTranslations('shell')
  const { data, size } = encode(useAbsoluteUrl()(paths.app), { border: 2 })
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <figure className={styles['figure']}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('app.code')}
        className={styles['code']}
      >
        <path d={modules.join('')} />
      </svg>
      <figcaption>{t('app.scan')}</figcaption>
    </figure>
  )
}
