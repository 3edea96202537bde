import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { Avatar } from '@adamarket/shared/ui/avatar.tsx'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { UserIcon } from '@adamarket/shared/ui/icons/contact.tsx'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'

import styles from './account-place.module.css'

/** Who is signed in, with the way to their profile; the way to sign in when nobody is. */
export function AccountPlace() {
  const { t } = useTranslation('shell')
  const { session } = useHostServices()
  const user = useStore(session, (state) => state.user)
  if (!user) {
    return (
      <Link
        to={paths.login}
        className={buttonClass({ variant: 'inverse', className: styles['signIn'] })}
      >
        <UserIcon />
        {t('header.signIn')}
      </Link>
    )
  }
  const name = t('header.profile', { email: user.email })
  return (
    <Link to={hrefs.profile(user.uid)} className={styles['avatar']} aria-label={name} title={name}>
      <Avatar name={user.email} />
    </Link>
  )
}
