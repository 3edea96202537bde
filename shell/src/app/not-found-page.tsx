import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { chipClass } from '@adamarket/shared/ui/chip.tsx'
import { EmptyState } from '@adamarket/shared/ui/empty-state.tsx'
import { SearchIcon } from '@adamarket/shared/ui/icons/navigation.tsx'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'

import { categoryLinks } from '#chrome/category-links.ts'
import { SearchForm } from '#chrome/search-form.tsx'

import styles from './not-found-page.module.css'

/** The page of an unknown address, with links to other pages. */
export function NotFoundPage() {
  const t = useTranslations('shell')
  return (
    <div className={styles['page']}>
      <PageHead title={t('notFound.title')} isUnlisted />
      <EmptyState
        level={1}
        title={t('notFound.title')}
        text={t('notFound.text')}
        illustration={<SearchIcon size="2.5rem" />}
      />
      <SearchForm label={t('search.label')} className={styles['search']} />
      <h2 className={styles['browse']}>{t('notFound.browse')}</h2>
      <ul role="list" className={styles['categories']}>
        {categoryLinks.map(({ query, href }) => (
          <li key={query}>
            <Link to={href} className={chipClass()}>
              {t(`categories.tabs.${query}`)}
            </Link>
          </li>
        ))}
      </ul>
      <Link to={paths.home} className={buttonClass({ variant: 'primary' })}>
        {t('notFound.home')}
      </Link>
    </div>
  )
}
