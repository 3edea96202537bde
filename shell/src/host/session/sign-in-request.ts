import type { SignInIntent } from '@adamarket/shared/contract/host-services.ts'
import { ownPath, paths } from '@adamarket/shared/contract/paths.ts'
import { storedText } from '@adamarket/shared/state/stored-text.ts'
import { createStore } from 'zustand/vanilla'

type SignInRequest = {
  readonly isOpen: boolean
  /** The path to redirect to after signing in. */
  readonly redirectTo: string | undefined
  readonly intent?: SignInIntent | undefined
}

const stored = storedText('sessionStorage', 'signInRequest')
const closed: SignInRequest = { isOpen: false, redirectTo: undefined, intent: undefined }

let isIgnored = false

/** Whether a page has requested the sign-in dialog; the request survives a reload. */
export const signInRequest = createStore<SignInRequest>()(() => closed)

// Only the page that members' pages redirect to restores it: a visitor who has moved on is not asked again.
if (globalThis.location?.pathname === paths.home) {
  const redirectTo = ownPath(stored.read())
  if (redirectTo !== undefined) signInRequest.setState({ isOpen: true, redirectTo })
}

export function openSignIn(redirectTo?: string, intent?: SignInIntent): void {
  if (isIgnored) return
  stored.write(ownPath(redirectTo))
  signInRequest.setState({ isOpen: true, redirectTo: ownPath(redirectTo), intent })
}

export function closeSignIn(): void {
  stored.write(undefined)
  signInRequest.setState(closed)
}

/** Ignores requests during `work`: a user who has just signed out should not be asked to sign in. */
export async function withoutSignInRequests(work: () => Promise<void>): Promise<void> {
  isIgnored = true
  try {
    await work()
  } finally {
    isIgnored = false
  }
}
