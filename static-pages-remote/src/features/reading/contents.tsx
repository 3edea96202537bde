import { useTranslation } from 'react-i18next'

import styles from '#features/reading/contents.module.css'
import type { StaticPage } from '#features/reading/static-page.ts'
import { useCurrentSection } from '#features/reading/use-current-section.ts'
import { useIsWide } from '#features/reading/use-is-wide.ts'

/** The table of contents: beside the text on wide screens, collapsible above it elsewhere. */
export function Contents({ sections }: Pick<StaticPage, 'sections'>) {
  const { t } = useTranslation('static-pages')
  const isWide = useIsWide()
  const current = useCurrentSection(sections)
  return (
    <nav aria-label={t('contents')} className={styles['contents']}>
      <details key={String(isWide)} open={isWide}>
        <summary className={styles['label']}>{t('contents')}</summary>
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
      </details>
    </nav>
  )
}
