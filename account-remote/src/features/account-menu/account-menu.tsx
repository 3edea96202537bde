import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import type { SessionUser } from '@adamarket/shared/domain/session.ts'
import { Avatar } from '@adamarket/shared/ui/avatar.tsx'
import {
  BellIcon,
  HeartIcon,
  PlusIcon,
  SignOutIcon,
  TrashIcon,
} from '@adamarket/shared/ui/icons/actions.tsx'
import { GridIcon, WrenchIcon } from '@adamarket/shared/ui/icons/categories.tsx'
import { UserIcon } from '@adamarket/shared/ui/icons/contact.tsx'
import { Menu, MenuItem, menuLinkProps, MenuSeparator } from '@adamarket/shared/ui/menu.tsx'
import { useTranslation } from 'react-i18next'

import { DeskItem } from '#features/account-menu/desk-item.tsx'
import { MenuButton } from '#features/account-menu/menu-button.tsx'
import { useOwnProfile } from '#features/account-menu/use-own-profile.ts'
import { VerifyItem } from '#features/account-menu/verify-item.tsx'
import { useSignOut } from '#parts/use-sign-out.ts'

import styles from './account-menu.module.css'

type Props = { readonly user: SessionUser; readonly defaultOpen: boolean }

/** The menu of the signed-in user. */
export function AccountMenu({ user, defaultOpen }: Props) {
  const { t } = useTranslation('account')
  const { signOut, signOutAndForget } = useSignOut()
  const profile = useOwnProfile()
  const name = profile?.name ?? user.email
  return (
    <Menu
      align="end"
      button={(props) => (
        <MenuButton
          {...props}
          defaultOpen={defaultOpen}
          className={styles['button']}
          aria-label={t('menu.button', { email: user.email })}
        >
          <Avatar name={name} picture={profile?.picture} />
        </MenuButton>
      )}
    >
      <p className={styles['who']}>
        <strong>{name}</strong>
        {name !== user.email && <span>{user.email}</span>}
      </p>
      <MenuSeparator />
      <VerifyItem />
      <Link {...menuLinkProps} to={paths.picker}>
        <PlusIcon />
        {t('menu.post')}
      </Link>
      <Link {...menuLinkProps} to={paths.myListings}>
        <GridIcon />
        {t('menu.myListings')}
      </Link>
      <Link {...menuLinkProps} to={paths.favourites}>
        <HeartIcon />
        {t('menu.favourites')}
      </Link>
      <Link {...menuLinkProps} to={paths.savedSearches}>
        <BellIcon />
        {t('menu.savedSearches')}
      </Link>
      <Link {...menuLinkProps} to={hrefs.profile(user.uid)}>
        <UserIcon />
        {t('menu.profile')}
      </Link>
      <Link {...menuLinkProps} to={paths.settings}>
        <WrenchIcon />
        {t('menu.settings')}
      </Link>
      <DeskItem />
      <MenuSeparator />
      <MenuItem icon={<SignOutIcon />} onClick={() => void signOut()}>
        {t('signOut')}
      </MenuItem>
      <MenuItem icon={<TrashIcon />} onClick={() => void signOutAndForget()}>
        {t('signOutAndForget')}
      </MenuItem>
    </Menu>
  )
}
