import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import type { SessionUser } from '@adamarket/shared/domain/session.ts'
import { Avatar } from '@adamarket/shared/ui/avatar.tsx'
import { PlusIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { UserIcon } from '@adamarket/shared/ui/icons/contact.tsx'
import { Menu, MenuItem, menuLinkProps, MenuSeparator } from '@adamarket/shared/ui/menu.tsx'
import { useTranslation } from 'react-i18next'

import styles from './account-place.module.css'

/** Where somebody who is signed in posts, finds their profile and signs out. */
export function AccountMenu({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('shell')
  const { auth, notify } = useHostServices()
  const signOut = async () => {
    const result = await auth.signOut()
    if (!result.ok) notify.error(t('account.signOutFailed'))
  }
  return (
    <Menu
      align="end"
      button={(props) => (
        <button
          {...props}
          type="button"
          className={styles['avatar']}
          aria-label={t('account.menu', { email: user.email })}
        >
          <Avatar name={user.email} />
        </button>
      )}
    >
      <Link {...menuLinkProps} to={paths.picker}>
        <PlusIcon />
        {t('account.post')}
      </Link>
      <Link {...menuLinkProps} to={hrefs.profile(user.uid)}>
        <UserIcon />
        {t('account.profile')}
      </Link>
      <MenuSeparator />
      <MenuItem onClick={() => void signOut()}>{t('account.signOut')}</MenuItem>
    </Menu>
  )
}
