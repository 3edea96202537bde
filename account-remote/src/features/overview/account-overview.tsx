import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { SessionUser } from '@adamarket/shared/domain/user/session.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { Avatar } from '@adamarket/shared/ui/avatar.tsx'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { SignOutIcon, TrashIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { ShieldIcon } from '@adamarket/shared/ui/icons/status.tsx'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import { accountLinks } from '#components/account-links.ts'
import { NewFound } from '#components/new-found.tsx'
import { useOwnProfile } from '#components/use-own-profile.ts'
import { useRole } from '#components/use-role.ts'
import { useSignOut } from '#components/use-sign-out.ts'
import { VerifyNotice } from '#components/verify-notice.tsx'

import styles from './account-overview.module.css'

/** Who is signed in, the pages of the account with what they hold, and how to sign out. */
export function AccountOverview({ user: { uid, email } }: { readonly user: SessionUser }) {
  const t = useTranslations('account')
  const { listings, favourites } = useHostServices()
  const { signOut, signOutAndForget } = useSignOut()
  const profile = useOwnProfile()
  const role = useRole()
  const { value: active } = usePort(() => listings.countActive(uid), [listings, uid])
  const saved = useStore(favourites, (state) =>
    state.status === 'ready' ? state.favourites.length : undefined,
  )
  const name = profile?.name ?? email
  const details: Readonly<Record<string, ReactNode>> = {
    myListings: active !== undefined && t('overview.active', { count: active }),
    favourites: saved,
    savedSearches: <NewFound uid={uid} />,
  }
  return (
    <div className={styles['overview']}>
      <div className={styles['who']}>
        <Avatar name={name} picture={profile?.picture} />
        <p className={styles['name']}>
          <strong dir="auto">{name}</strong>
          {name !== email && <span>{email}</span>}
        </p>
      </div>
      <VerifyNotice />
      <ul role="list" className={styles['links']}>
        {accountLinks(uid).map(({ name: page, to, Icon }) => (
          <li key={page}>
            <Link to={to} className={styles['link']}>
              <Icon />
              {t(`menu.${page}`)}
              <span className={styles['detail']}>{details[page]}</span>
            </Link>
          </li>
        ))}
        {role && (
          <li>
            <Link to={hrefs.desk()} className={styles['link']}>
              <ShieldIcon />
              {t('menu.desk')}
            </Link>
          </li>
        )}
      </ul>
      <div className={styles['leave']}>
        <Button icon={<SignOutIcon />} onClick={() => void signOut()}>
          {t('signOut')}
        </Button>
        <Button variant="ghost" icon={<TrashIcon />} onClick={() => void signOutAndForget()}>
          {t('signOutAndForget')}
        </Button>
      </div>
    </div>
  )
}
