import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { Button, buttonClass } from '@adamarket/shared/ui/button.tsx'
import { useTranslation } from 'react-i18next'

import styles from './sign-in-page.module.css'

export function SignedIn({ email }: { readonly email: string }) {
  const { t } = useTranslation('account')
  const { auth, notify } = useHostServices()
  const signOut = async () => {
    const result = await auth.signOut()
    if (!result.ok) notify.error(t('signIn.failedSignOut'))
  }
  return (
    <>
      <p>{t('signIn.signedIn', { email })}</p>
      <div className={styles.actions}>
        <Link to={paths.home} className={buttonClass({ variant: 'primary' })}>
          {t('signIn.home')}
        </Link>
        <Button onClick={() => void signOut()}>{t('signIn.signOut')}</Button>
      </div>
    </>
  )
}
