import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { readRedirectTo, hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import {
  Link,
  useLocation,
  useNavigate,
  useNavigation,
  useSearchParams,
} from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import type { EntryStep } from './entry-props.ts'
import { Entry, entryTitles } from './entry.tsx'
import { SignedIn } from './signed-in.tsx'
import styles from './entry.module.css'

const hrefOf = { signIn: hrefs.login, register: hrefs.register, reset: hrefs.resetPassword }

type Props = {
  readonly step: EntryStep
  readonly path: string
}

/** A step of signing in as a page. After signing in, the user is redirected to the page they came for. */
export function EntryPage({ step, path }: Props) {
  const t = useTranslations('account')
  const { session } = useHostServices()
  const { state } = useLocation()
  const [search] = useSearchParams()
  const user = useStore(session, (it) => it.user)
  const [email, setEmail] = useState(emailIn(state))
  const redirectTo = readRedirectTo(search)
  const [hasSubmitted, setHasSubmitted] = useState(false)
  useRedirect(redirectTo, hasSubmitted)
  return (
    <section className={styles['page']} onSubmit={() => setHasSubmitted(true)}>
      <PageHead title={t(entryTitles[step])} description={t(`${step}.lead`)} path={path} />
      <h1>{t(entryTitles[step])}</h1>
      {user ? (
        <SignedIn email={user.email} />
      ) : (
        <Entry
          step={step}
          email={email}
          onEmailChange={setEmail}
          switchTo={(next, label) => (
            <Link
              to={hrefOf[next](redirectTo)}
              state={{ email }}
              className={styles['switch']}
              replace
            >
              {label}
            </Link>
          )}
        />
      )}
    </section>
  )
}

/** Redirects after signing in; a user who was already signed in stays, unless the address says where to go. */
function useRedirect(redirectTo: string | undefined, hasSubmitted: boolean): void {
  const { session } = useHostServices()
  const isSignedIn = useStore(session, ({ user }) => user !== undefined)
  const isSignedOut = useStore(session, ({ user, confirmed }) => confirmed && !user)
  const navigate = useNavigate()
  // A user who is on the way to another page is not brought back from there.
  const isLeaving = useNavigation().state !== 'idle'
  const [wasSignedOut, setWasSignedOut] = useState(isSignedOut)
  if (isSignedOut && !wasSignedOut) setWasSignedOut(true)
  // A visitor may submit before it is known that no user was signed in.
  const leadsTo = redirectTo ?? (hasSubmitted || wasSignedOut ? paths.home : undefined)
  useEffect(() => {
    if (isSignedIn && !isLeaving && leadsTo !== undefined) {
      void navigate(leadsTo, { replace: true })
    }
  }, [isSignedIn, isLeaving, leadsTo, navigate])
}

/** The email typed on the previous page. */
function emailIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return ''
  return typeof state.email === 'string' ? state.email : ''
}
