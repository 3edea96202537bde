import type { ReactNode } from 'react'

import { RegisterForm } from '#parts/entry/register-form.tsx'
import { ResetForm } from '#parts/entry/reset-form.tsx'
import { SignInForm } from '#parts/entry/sign-in-form.tsx'

export type EntryStep = 'signIn' | 'register' | 'reset'

export type EntryProps = {
  /** Kept when the user switches to another step. */
  readonly email: string
  readonly onEmailChange: (email: string) => void
  /** Renders the control to switch to another step: a link on a page, a button in a dialog. */
  readonly switchTo: (step: EntryStep, label: string) => ReactNode
  /** Why the visitor is asked, instead of what an account is for. */
  readonly reason?: string | undefined
}

const forms = { signIn: SignInForm, register: RegisterForm, reset: ResetForm }

/** The text keys of the steps' titles. */
export const entryTitles = {
  signIn: 'signIn.title',
  register: 'register.title',
  reset: 'reset.title',
} as const

/** Signing in, registering or resetting the password. Code that watches the session decides what follows. */
export function Entry({ step, ...props }: EntryProps & { readonly step: EntryStep }) {
  const Form = forms[step]
  return <Form {...props} />
}
