import { paths } from '@adamarket/shared/contract/paths.ts'

import { EntryPage } from '#parts/entry/entry-page.tsx'

/** Becoming a member. */
export function RegisterPage() {
  return <EntryPage step="register" path={paths.register} />
}
