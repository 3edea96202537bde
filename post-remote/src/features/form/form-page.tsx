import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link, useParams } from '@adamarket/shared/contract/router.ts'
import { categoryTree } from '@adamarket/shared/domain/category-tree.ts'
import { useTranslation } from 'react-i18next'

import styles from './form-page.module.css'

/** The Post Your Ad form's place (specification, section 2): so far it says what is to be posted, and where that is possible. */
export function FormPage() {
  const { t } = useTranslation('post')
  const { category, subcategory } = useParams()
  const isKnown = categoryTree
    .find(({ name }) => name === category)
    ?.subcategories.some((name) => name === subcategory)
  if (!isKnown) {
    return (
      <section className={styles.page}>
        <title>{t('form.unknownTitle')}</title>
        <h1>{t('form.unknownTitle')}</h1>
        <p>{t('form.unknownText')}</p>
        <Link to={paths.picker}>{t('form.choose')}</Link>
      </section>
    )
  }
  return (
    <section className={styles.page}>
      <title>{t('form.title')}</title>
      <h1>{t('form.title')}</h1>
      <dl className={styles.facts}>
        <dt>{t('form.category')}</dt>
        <dd>{category}</dd>
        <dt>{t('form.subcategory')}</dt>
        <dd>{subcategory}</dd>
      </dl>
      <p>{t('form.soon')}</p>
      <Link to={paths.picker}>{t('form.choose')}</Link>
    </section>
  )
}
