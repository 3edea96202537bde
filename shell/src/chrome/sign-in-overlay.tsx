import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocation, useNavigate, useNavigationType } from '@adamarket/shared/contract/router.ts'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'

import { closeSignIn, signInRequest } from '#host/session/sign-in-request.ts'
import type { AccountFragment } from '#remotes/loading/account-fragment.ts'
import { InItsLanguage } from '#remotes/page/in-its-language.tsx'

import { FragmentBoundary } from './fragment-boundary.tsx'
import { SignInLoading } from './sign-in-loading.tsx'
import { useSessionKnown } from './use-session-known.ts'

/** The sign-in dialog, when a page has requested it; redirects after signing in, and goes on. */
export function SignInOverlay({ fragment }: { readonly fragment: AccountFragment }) {
  const { session, report } = useHostServices()
  const { isOpen, redirectTo, intent } = useStore(signInRequest)
  const user = useStore(session, (state) => state.user)
  const isKnown = useSessionKnown()
  const state = useStore(fragment.store)
  const navigate = useNavigate()
  useClosedByBack()

  useEffect(() => {
    if (isOpen) void fragment.load()
  }, [isOpen, fragment])

  useEffect(() => {
    if (!isOpen || !user) return
    closeSignIn()
    if (redirectTo !== undefined) void navigate(redirectTo)
    intent?.onSignedIn?.()
  }, [isOpen, user, redirectTo, intent, navigate])

  // The user may already be signed in: a new tab has to ask the backend.
  if (!isOpen || user || !isKnown) return null
  const waiting = (hasFailed: boolean) => (
    <SignInLoading
      hasFailed={hasFailed}
      onTryAgain={() => void fragment.retry()}
      onClose={closeSignIn}
    />
  )
  if (state.status !== 'ready') return waiting(state.status === 'failed')
  const { SignInDialog, texts } = state.value.module
  return (
    <FragmentBoundary report={report} onCrash={fragment.markFailed}>
      <InItsLanguage loaders={texts.loaders}>
        <SignInDialog reason={intent?.reason} onClose={closeSignIn} />
      </InItsLanguage>
    </FragmentBoundary>
  )
}

/** Going back dismisses a dialog that the previous page requested. */
function useClosedByBack(): void {
  const { key } = useLocation()
  const type = useNavigationType()
  const lastKey = useRef(key)
  useEffect(() => {
    if (key === lastKey.current) return
    lastKey.current = key
    if (type === 'POP') closeSignIn()
  }, [key, type])
}
