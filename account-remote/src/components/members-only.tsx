import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { SessionUser } from '@adamarket/shared/domain/user/session.ts'
import { Button, buttonClass } from '@adamarket/shared/ui/button.tsx'
import { EmptyState } from '@adamarket/shared/ui/empty-state.tsx'
import { UserIcon } from '@adamarket/shared/ui/icons/contact.tsx'
import { Spinner } from '@adamarket/shared/ui/spinner.tsx'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import styles from './members-only.module.css'

type Props = {
  /** Why the user should sign in here. */
  readonly reason: string
  /** Remounted for each user, so that no user sees data of another. */
  readonly children: (user: SessionUser) => ReactNode
}

/** A page that needs a signed-in user, and offers to sign in. */
export function MembersOnly({ reason, children }: Props) {
  const t = useTranslations('account')
  const { session, askToSignIn } = useHostServices()
  const user = useStore(session, (state) => state.user)
  const isConfirmed = useStore(session, (state) => state.confirmed)
  if (user) return children(user)
  // A new tab learns only from the backend whether a user is signed in.
  if (!isConfirmed) {
    return (
      <div className={styles['waiting']}>
        <Spinner size="2rem" label={t('members.waiting')} />
      </div>
    )
  }
  return (
    <EmptyState
      title={t('members.title')}
      text={reason}
      illustration={<UserIcon />}
      actions={
        <>
          <Button variant="primary" onClick={() => askToSignIn(undefined, { reason })}>
            {t('members.signIn')}
          </Button>
          <Link to={paths.register} className={buttonClass()}>
            {t('members.register')}
          </Link>
        </>
      }
    />
  )
}
