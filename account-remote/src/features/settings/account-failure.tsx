import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { AccountError } from '@adamarket/shared/domain/auth-port.ts'
import { Notice } from '@adamarket/shared/ui/notice.tsx'

/** Why an operation on the account failed, and what to do about it. */
export function AccountFailure({ kind }: { readonly kind: AccountError['kind'] | undefined }) {
  const t = useTranslations('account')
  return kind && <Notice tone="danger">{t(`settings.errors.${kind}`)}</Notice>
}
