import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { MailIcon } from '@adamarket/shared/ui/icons/contact.tsx'
import { menuLinkProps } from '@adamarket/shared/ui/menu.tsx'
import { useStore } from 'zustand'

/** A link to verify the user's address, until that is done. */
export function VerifyItem() {
  const t = useTranslations('account')
  const { session } = useHostServices()
  const account = useStore(session, (state) => state.account)
  if (!account || account.isEmailVerified) return null
  return (
    <Link {...menuLinkProps} to={paths.accountAction}>
      <MailIcon />
      {t('menu.verify')}
    </Link>
  )
}
