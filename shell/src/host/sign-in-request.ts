import { ownPath, paths } from '@adamarket/shared/contract/paths.ts'
import { createStore } from 'zustand/vanilla'

type SignInRequest = {
  readonly isOpen: boolean
  /** The path to lead on to, once somebody has signed in. */
  readonly goOnTo: string | undefined
}

const storageKey = 'signInRequest'
const closed: SignInRequest = { isOpen: false, goOnTo: undefined }

let isSilent = false

/** Whether a page has asked for the sign-in dialog; a page that waits for it is kept over a reload. */
export const signInRequest = createStore<SignInRequest>()(() => {
  const goOnTo = ownPath(readKept())
  return goOnTo === undefined ? closed : { isOpen: true, goOnTo }
})

export function openSignIn(goOnTo?: string): void {
  if (isSilent) return
  keep(ownPath(goOnTo))
  signInRequest.setState({ isOpen: true, goOnTo: ownPath(goOnTo) })
}

export function closeSignIn(): void {
  keep(undefined)
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

/** Only where members' pages send a visitor: whoever has moved on is not asked again. */
function readKept(): string | null {
  try {
    if (window.location.pathname !== paths.home) return null
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function keep(goOnTo: string | undefined): void {
  try {
    if (goOnTo === undefined) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, goOnTo)
  } catch {
    // Forbidden storage costs the way on after a reload alone.
  }
}
