import type { ReactNode } from 'react'

export type EntryStep = 'signIn' | 'register' | 'reset'

export type EntryProps = {
  /** What was typed, which stays when the user switches to another step. */
  readonly email: string
  readonly onEmailChange: (email: string) => void
  /** Renders the control to switch to another step: a link on a page, a button in a dialog. */
  readonly switchTo: (step: EntryStep, label: string) => ReactNode
  /** Why the visitor should sign in, instead of what an account is for. */
  readonly reason?: string | undefined
}
