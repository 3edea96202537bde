import { paths } from '@adamarket/shared/contract/paths.ts'

import { EntryPage } from '#parts/entry/entry-page.tsx'

/** Asking for the email that lets one choose a new password. */
export function ResetPasswordPage() {
  return <EntryPage step="reset" path={paths.resetPassword} />
}
