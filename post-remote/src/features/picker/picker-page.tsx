import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { Link, useSearchParams } from '@adamarket/shared/contract/router.ts'
import { categoryTree } from '@adamarket/shared/domain/category-tree.ts'
import { ArrowLeftIcon, ChevronRightIcon } from '@adamarket/shared/ui/icons/navigation.tsx'
import { PageHead } from '@adamarket/shared/ui/page-head.tsx'
import { useTranslation } from 'react-i18next'

import styles from './picker-page.module.css'

/**
 * The category picker (specification, section 2). The chosen category lives in the URL, so that the
 * browser's back button leads from the subcategories to the categories.
 */
export function PickerPage() {
  const { t } = useTranslation('post')
  const [params] = useSearchParams()
  const chosen = categoryTree.find(({ name }) => name === params.get('category'))
  return (
    <section className={styles.page}>
      <PageHead title={t('picker.title')} description={t('picker.lead')} path={paths.picker} />
      <h1>{t('picker.heading')}</h1>
      {chosen ? (
        <>
          <div className={styles.chosen}>
            <Link to="." className={styles.back} aria-label={t('picker.back')}>
              <ArrowLeftIcon />
            </Link>
            <h2>{t(`categoryNames.${chosen.name}`, chosen.name)}</h2>
          </div>
          <ul className={styles.choices}>
            {chosen.subcategories.map((subcategory) => (
              <li key={subcategory}>
                <Link to={hrefs.form(chosen.name, subcategory)} className={styles.choice}>
                  {t(`categoryNames.${subcategory}`, subcategory)}
                  <ChevronRightIcon />
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p className={styles.lead}>{t('picker.lead')}</p>
          <ul className={styles.choices}>
            {categoryTree.map(({ name }) => (
              <li key={name}>
                <Link to={`?category=${encodeURIComponent(name)}`} className={styles.choice}>
                  {t(`categoryNames.${name}`, name)}
                  <ChevronRightIcon />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
