import type { AccountError } from '@adamarket/shared/domain/auth-port.ts'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { useTranslation } from 'react-i18next'

/** Why the account did not do what was asked, and what helps. */
export function AccountFailure({ kind }: { readonly kind: AccountError['kind'] | undefined }) {
  const { t } = useTranslation('account')
  return kind && <Notice tone="danger">{t(`settings.errors.${kind}`)}</Notice>
}
