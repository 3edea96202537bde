import { paths } from '@adamarket/shared/contract/paths.ts'

import { EntryPage } from '#parts/entry/entry-page.tsx'

/** The page to sign in with email and password or with Google. */
export function SignInPage() {
  return <EntryPage step="signIn" path={paths.login} />
}
