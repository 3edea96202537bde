import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Button, buttonClass } from '@adamarket/shared/ui/button.tsx'

import { useSignOut } from '#components/use-sign-out.ts'
import { VerifyNotice } from '#components/verify-notice.tsx'

import styles from './entry.module.css'

/** Tells a signed-in user so, with links to other pages. */
export function SignedIn({ email }: { readonly email: string }) {
  const t = useTranslations('account')
  const { signOut } = useSignOut()
  return (
    <>
      <p>{t('signIn.signedIn', { email })}</p>
      <VerifyNotice />
      <div className={styles['actions']}>
        <Link to={paths.home} className={buttonClass({ variant: 'primary' })}>
          {t('signIn.home')}
        </Link>
        <Button onClick={() => void signOut()}>{t('signOut')}</Button>
      </div>
    </>
  )
}
