import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link, useLocation, useNavigate } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { AccountError } from '@adamarket/shared/domain/auth-port.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { TryAgain } from '@adamarket/shared/site-ui/failure.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'

import styles from '#components/entry/entry.module.css'

/** Says why a link failed, and how to get another one. */
export function LinkFailed({ error }: { readonly error: AccountError['kind'] }) {
  const t = useTranslations('account')
  const location = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <h1>{t('action.failed')}</h1>
      <Notice tone="danger">{t(`accountErrors.${error}`)}</Notice>
      <div className={styles['actions']}>
        {error === 'invalid-code' ? (
          <Link to={paths.resetPassword} className={buttonClass({ variant: 'primary' })}>
            {t('reset.title')}
          </Link>
        ) : (
          <TryAgain onClick={() => void navigate(location, { replace: true })} />
        )}
        <Link to={paths.accountAction} className={buttonClass()}>
          {t('menu.verify')}
        </Link>
      </div>
    </>
  )
}
