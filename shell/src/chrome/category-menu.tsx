import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'

import { categoryLinks } from './category-links.ts'
import styles from './category-menu.module.css'

/** The category tabs as a list, for the menu of small screens. */
export function CategoryMenu() {
  const t = useTranslations('shell')
  return (
    <ul role="list" aria-label={t('categories.label')} className={styles['list']}>
      {categoryLinks.map(({ query, href }) => (
        <li key={query}>
          <Link to={href} className={styles['link']}>
            {t(`categories.tabs.${query}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
