import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { Link, useLocation } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { UserIcon } from '@adamarket/shared/ui/icons/contact.tsx'
import type { MouseEvent } from 'react'
import { useStore } from 'zustand'

import type { AccountFragment } from '#remotes/loading/account-fragment.ts'

import { AccountMenuSlot } from './account-menu-slot.tsx'
import { useSessionKnown } from './use-session-known.ts'
import styles from './account-slot.module.css'

/** Pages about signing in. */
const entryPaths: readonly string[] = [paths.login, paths.register, paths.resetPassword]

/** The account menu for a signed-in user; the sign-in link otherwise. */
export function AccountSlot({ fragment }: { readonly fragment: AccountFragment }) {
  const { session } = useHostServices()
  const user = useStore(session, (state) => state.user)
  return user ? (
    <AccountMenuSlot key={user.uid} user={user} fragment={fragment} />
  ) : (
    <SignInLink onNear={() => void fragment.load()} />
  )
}

/** A link to the sign-in page; a plain click opens the dialog instead. */
function SignInLink({ onNear }: { readonly onNear: () => void }) {
  const t = useTranslations('shell')
  const { askToSignIn } = useHostServices()
  const { pathname, search } = useLocation()
  const isKnown = useSessionKnown()
  const isEntry = entryPaths.includes(pathname)

  const onClick = (event: MouseEvent) => {
    if (isEntry || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    askToSignIn()
  }
  return (
    <Link
      to={isEntry ? paths.login : hrefs.login(pathname + search)}
      className={buttonClass({ variant: 'inverse', className: styles['signIn'] })}
      // A new tab learns only from the backend whether a user is signed in.
      data-waiting={!isKnown || undefined}
      onClick={onClick}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <UserIcon />
      {t('header.signIn')}
    </Link>
  )
}
