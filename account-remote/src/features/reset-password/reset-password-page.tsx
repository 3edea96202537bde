import { paths } from '@adamarket/shared/contract/paths.ts'

import { EntryPage } from '#parts/entry/entry-page.tsx'

/** The page to request an email with a link to choose a new password. */
export function ResetPasswordPage() {
  return <EntryPage step="reset" path={paths.resetPassword} />
}
