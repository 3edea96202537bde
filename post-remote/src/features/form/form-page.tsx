import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link, useParams } from '@adamarket/shared/contract/router.ts'
import { categoryTree } from '@adamarket/shared/domain/category-tree.ts'
import { PageHead } from '@adamarket/shared/ui/page-head.tsx'
import { useTranslation } from 'react-i18next'

import styles from './form-page.module.css'

/** The Post Your Ad form's place (specification, section 2): so far it says what is to be posted, and where that is possible. */
export function FormPage() {
  const { t } = useTranslation('post')
  const { category, subcategory } = useParams()
  const branch = categoryTree.find(({ name }) => name === category)
  const leaf = branch?.subcategories.find((name) => name === subcategory)
  if (!branch || !leaf) {
    return (
      <section className={styles.page}>
        <PageHead title={t('form.unknownTitle')} isUnlisted />
        <h1>{t('form.unknownTitle')}</h1>
        <p>{t('form.unknownText')}</p>
        <Link to={paths.picker}>{t('form.choose')}</Link>
      </section>
    )
  }
  return (
    <section className={styles.page}>
      <PageHead title={t('form.title')} isUnlisted />
      <h1>{t('form.title')}</h1>
      <dl className={styles.facts}>
        <dt>{t('form.category')}</dt>
        <dd>{t(`categoryNames.${branch.name}`, branch.name)}</dd>
        <dt>{t('form.subcategory')}</dt>
        <dd>{t(`categoryNames.${leaf}`, leaf)}</dd>
      </dl>
      <p>{t('form.soon')}</p>
      <Link to={paths.picker}>{t('form.choose')}</Link>
    </section>
  )
}
