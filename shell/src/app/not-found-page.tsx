import { Link } from '@adamarket/shared/contract/router.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { useTranslation } from 'react-i18next'

/** An address that is no page. */
export function NotFoundPage() {
  const { t } = useTranslation('shell')
  return (
    <section>
      <title>{t('notFound.title')}</title>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <Link to={paths.home}>{t('notFound.home')}</Link>
    </section>
  )
}
