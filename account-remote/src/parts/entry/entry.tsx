import type { ReactNode } from 'react'

import { RegisterForm } from '#parts/entry/register-form.tsx'
import { ResetForm } from '#parts/entry/reset-form.tsx'
import { SignInForm } from '#parts/entry/sign-in-form.tsx'

export type EntryStep = 'signIn' | 'register' | 'reset'

export type EntryProps = {
  /** Typed in one step, it is there in the next. */
  readonly email: string
  readonly onEmailChange: (email: string) => void
  /** The way to another step: a link on a page, a button in a dialog. */
  readonly switchTo: (step: EntryStep, label: string) => ReactNode
}

const forms = { signIn: SignInForm, register: RegisterForm, reset: ResetForm }

/** The names of the steps' titles. */
export const entryTitles = {
  signIn: 'signIn.title',
  register: 'register.title',
  reset: 'reset.title',
} as const

/** The ways in. What happens afterwards is up to the code that watches the session. */
export function Entry({ step, ...props }: EntryProps & { readonly step: EntryStep }) {
  const Form = forms[step]
  return <Form {...props} />
}
