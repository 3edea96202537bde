import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { UserIcon } from '@adamarket/shared/ui/icons/contact.tsx'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'

import { AccountMenu } from '#chrome/account-menu.tsx'

import styles from './account-place.module.css'

/** What is one's own, for somebody who is signed in; else the way to sign in. */
export function AccountPlace() {
  const { t } = useTranslation('shell')
  const { session } = useHostServices()
  const user = useStore(session, (state) => state.user)
  if (user) return <AccountMenu user={user} />
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
