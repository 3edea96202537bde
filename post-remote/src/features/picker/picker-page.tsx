import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { Link, useSearchParams } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { parseCategory } from '@adamarket/shared/domain/category-tree.ts'
import { ArrowBackIcon } from '@adamarket/shared/ui/icons/navigation.tsx'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'

import { CategoryBrowser } from '#features/categories/category-browser.tsx'
import styles from '#components/page.module.css'

import { UnfinishedNotice } from './unfinished-notice.tsx'

/**
 * The category picker (specification, section 2.6). The chosen category is in the URL, so that the
 * browser's back button leads from the subcategories to the categories.
 */
export function PickerPage() {
  const t = useTranslations('post')
  const [params] = useSearchParams()
  const chosen = parseCategory(params.get('category'))
  return (
    <section className={styles['page']}>
      <PageHead title={t('picker.title')} description={t('picker.lead')} path={paths.picker} />
      <h1>{t('picker.heading')}</h1>
      <p className={styles['lead']}>{t('picker.lead')}</p>
      <UnfinishedNotice />
      <CategoryBrowser
        key={chosen}
        chosen={chosen}
        back={(className) => (
          <Link to="." className={className} aria-label={t('picker.back')}>
            <ArrowBackIcon />
          </Link>
        )}
        category={(name, parts) => <Link to={`?category=${encodeURIComponent(name)}`} {...parts} />}
        pair={({ category, subcategory }, parts) => (
          <Link to={hrefs.form(category, subcategory)} {...parts} />
        )}
      />
    </section>
  )
}
