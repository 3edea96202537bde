import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { useEffect, useRef } from 'react'

import { categoryLinks, isSearchFor } from './category-links.ts'
import { useQueryInUrl } from './use-query-in-url.ts'
import styles from './category-bar.module.css'

/** The category tabs below the header (specification, section 2.1); they scroll sideways on phones. */
export function CategoryBar() {
  const t = useTranslations('shell')
  const searched = useQueryInUrl()
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]')
    if (!list.current || !current) return
    // scrollIntoView would scroll the page as well.
    const { left, width } = current.getBoundingClientRect()
    const bar = list.current.getBoundingClientRect()
    list.current.scrollLeft += left + width / 2 - (bar.left + bar.width / 2)
  }, [searched])

  return (
    <nav aria-label={t('categories.label')} className={styles['bar']}>
      <ul ref={list} className={styles['list']}>
        {categoryLinks.map(({ query, href }) => (
          <li key={query}>
            <Link
              to={href}
              className={styles['tab']}
              aria-current={isSearchFor(query, searched) ? 'page' : undefined}
            >
              {t(`categories.tabs.${query}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
