import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { useMediaQuery } from '@adamarket/shared/ui/use-media-query.ts'

import styles from './contents.module.css'
import type { StaticPage } from './static-page.ts'
import { useCurrentSection } from './use-current-section.ts'

/** The same width as in `contents.module.css`. */
const wide = '(min-width: 900px)'

/** The table of contents: beside the text on wide screens, collapsible above it elsewhere. */
export function Contents({ sections }: Pick<StaticPage, 'sections'>) {
  const t = useTranslations('static-pages')
  const isWide = useMediaQuery(wide)
  const current = useCurrentSection(sections)
  const list = (
    <ol className={styles['list']}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={styles['link']}
            aria-current={id === current ? 'location' : undefined}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label={t('contents')} className={styles['contents']}>
      {isWide ? (
        <>
          <p className={styles['label']}>{t('contents')}</p>
          {list}
        </>
      ) : (
        <details>
          <summary className={styles['label']}>{t('contents')}</summary>
          {list}
        </details>
      )}
    </nav>
  )
}
