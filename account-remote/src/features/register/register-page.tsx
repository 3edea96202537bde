import { paths } from '@adamarket/shared/contract/paths.ts'

import { EntryPage } from '#parts/entry/entry-page.tsx'

/** The page to create an account. */
export function RegisterPage() {
  return <EntryPage step="register" path={paths.register} />
}
