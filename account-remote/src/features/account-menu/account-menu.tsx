import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import type { SessionUser } from '@adamarket/shared/domain/user/session.ts'
import { Avatar } from '@adamarket/shared/ui/avatar.tsx'
import { PlusIcon, SignOutIcon, TrashIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { Menu, MenuItem, menuLinkProps, MenuSeparator } from '@adamarket/shared/ui/menu.tsx'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { ShieldIcon } from '@adamarket/shared/ui/icons/status.tsx'
import type { MenuButtonProps } from '@adamarket/shared/ui/use-menu.ts'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'

import { accountLinks } from '#components/account-links.ts'
import { NewFound } from '#components/new-found.tsx'
import { useOwnProfile } from '#components/use-own-profile.ts'
import { useRole } from '#components/use-role.ts'
import { useSignOut } from '#components/use-sign-out.ts'

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
      {accountLinks(user.uid).map(({ name: page, to, Icon }) => (
        <Link key={page} {...menuLinkProps} to={to}>
          <Icon />
          {t(`menu.${page}`)}
          {page === 'savedSearches' && wasOpened && <NewFound uid={user.uid} />}
        </Link>
      ))}
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

/** A link to the desk, for users with a role. */
function DeskItem() {
  const t = useTranslations('account')
  const role = useRole()
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
