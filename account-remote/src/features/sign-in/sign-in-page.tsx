import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { PageHead } from '@adamarket/shared/ui/page-head.tsx'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'

import { SignInForm } from '#features/sign-in/sign-in-form.tsx'
import { SignedIn } from '#features/sign-in/signed-in.tsx'

import styles from './sign-in-page.module.css'

/** Signing in by e-mail and password; for somebody who is signed in, the way out. */
export function SignInPage() {
  const { t } = useTranslation('account')
  const { session } = useHostServices()
  const user = useStore(session, (state) => state.user)
  return (
    <section className={styles.page}>
      <PageHead title={t('signIn.title')} description={t('signIn.lead')} path={paths.login} />
      <h1>{t('signIn.title')}</h1>
      {user ? <SignedIn email={user.email} /> : <SignInForm />}
    </section>
  )
}
