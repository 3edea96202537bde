import type { EntryProps, EntryStep } from '#parts/entry/entry-props.ts'
import { RegisterForm } from '#parts/entry/register-form.tsx'
import { ResetForm } from '#parts/entry/reset-form.tsx'
import { SignInForm } from '#parts/entry/sign-in-form.tsx'

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
