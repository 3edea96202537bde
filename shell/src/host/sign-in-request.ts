import { ownPath, paths } from '@adamarket/shared/contract/paths.ts'
import { storedValue } from '@adamarket/shared/state/stored-value.ts'
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'

type SignInRequest = {
  readonly isOpen: boolean
  /** The path to lead on to, once somebody has signed in. */
  readonly redirectTo: string | undefined
}

const stored = storedValue('sessionStorage', 'signInRequest', v.string())
const closed: SignInRequest = { isOpen: false, redirectTo: undefined }

let isSilent = false

/** Whether a page has asked for the sign-in dialog; a page that waits for it is kept over a reload. */
export const signInRequest = createStore<SignInRequest>()(() => {
  // Only where members' pages send a visitor: one who has moved on is not asked again.
  const redirectTo = window.location.pathname === paths.home ? ownPath(stored.read()) : undefined
  return redirectTo === undefined ? closed : { isOpen: true, redirectTo }
})

export function openSignIn(redirectTo?: string): void {
  if (isSilent) return
  stored.write(ownPath(redirectTo))
  signInRequest.setState({ isOpen: true, redirectTo: ownPath(redirectTo) })
}

export function closeSignIn(): void {
  stored.write(undefined)
  signInRequest.setState(closed)
}

/** Whatever is asked for meanwhile is not: whoever has just signed out knows how to sign in. */
export async function withoutAsking(work: () => Promise<void>): Promise<void> {
  isSilent = true
  try {
    await work()
  } finally {
    isSilent = false
  }
}
