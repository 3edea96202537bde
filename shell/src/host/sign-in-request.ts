import { createStore } from 'zustand/vanilla'

type SignInRequest = {
  readonly isOpen: boolean
  /** The path to lead on to, once somebody has signed in. */
  readonly goOnTo: string | undefined
}

/** Whether a page has asked for the sign-in dialog. */
export const signInRequest = createStore<SignInRequest>()(() => ({
  isOpen: false,
  goOnTo: undefined,
}))
