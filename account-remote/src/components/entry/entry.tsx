import type { EntryProps, EntryStep } from './entry-props.ts'
import { RegisterForm } from './register-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

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
