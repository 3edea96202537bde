import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import type { SessionUser } from '@adamarket/shared/domain/user/session.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { Avatar } from '@adamarket/shared/ui/avatar.tsx'
import { Chip } from '@adamarket/shared/ui/chip.tsx'
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
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { ShieldIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { useStore } from 'zustand'
import type { MenuButtonProps } from '@adamarket/shared/ui/use-menu.ts'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Profile } from '@adamarket/shared/domain/user/profile.ts'

import { useSignOut } from '#components/use-sign-out.ts'
import { ensureProfile, savedProfile } from '#components/own-profile.ts'

import { VerifyItem } from './verify-item.tsx'
import styles from './account-menu.module.css'

type Props = { readonly user: SessionUser; readonly defaultOpen: boolean }

/** The menu of the signed-in user. */
export function AccountMenu({ user, defaultOpen }: Props) {
  const t = useTranslations('account')
  const { signOut, signOutAndForget } = useSignOut()
  const profile = useOwnProfile()
  const [wasOpened, setWasOpened] = useState(false)
  const name = profile?.name ?? user.email
  return (
    <Menu
      align="end"
      button={(props) => (
        <MenuButton
          {...props}
          defaultOpen={defaultOpen}
          onOpen={() => setWasOpened(true)}
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
        {wasOpened && <NewFound uid={user.uid} />}
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

/** How many listings the saved searches have found since the user looked at them. */
function NewFound({ uid }: Pick<SessionUser, 'uid'>) {
  const t = useTranslations('account')
  const { savedSearches } = useHostServices()
  const { value: searches = [] } = usePort(() => savedSearches.list(uid), [savedSearches, uid])
  const count = searches.reduce((sum, { newCount }) => sum + newCount, 0)
  return count > 0 && <Chip tone="accent">{t('menu.newFound', { count })}</Chip>
}

/** A link to the desk, for users with a role. */
function DeskItem() {
  const t = useTranslations('account')
  const { session, auth } = useHostServices()
  const uid = useStore(session, ({ account }) => account?.uid)
  const { value: role } = usePort(() => (uid === undefined ? undefined : auth.role()), [auth, uid])
  if (!role) return null
  return (
    <Link {...menuLinkProps} to={hrefs.desk()}>
      <ShieldIcon />
      {t('menu.desk')}
    </Link>
  )
}

type ButtonProps = MenuButtonProps & {
  /** Opens the menu when it is mounted. */
  readonly defaultOpen: boolean
  readonly onOpen: () => void
  readonly className: string | undefined
  readonly 'aria-label': string
  readonly children: ReactNode
}

function MenuButton({ defaultOpen, onOpen, children, ...props }: ButtonProps) {
  const { ref, 'aria-expanded': isOpen } = props
  const opened = useEffectEvent(onOpen)
  useEffect(() => {
    if (isOpen) opened()
  }, [isOpen])
  useEffect(() => {
    if (!defaultOpen) return
    ref.current?.focus()
    ref.current?.click()
  }, [defaultOpen, ref])
  return (
    <button {...props} type="button">
      {children}
    </button>
  )
}

/** The profile of the signed-in user, created if there is none; undefined until it is known. */
function useOwnProfile(): Profile | undefined {
  const services = useHostServices()
  const account = useStore(services.session, (state) => state.account)
  const { latest: profile } = usePort(
    () => account && ensureProfile(services, account),
    [services, account],
  )
  const saved = useStore(savedProfile, (state) => state.profile)
  return saved && saved.id === account?.uid ? saved : profile
}
