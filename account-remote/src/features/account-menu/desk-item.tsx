import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLoaded } from '@adamarket/shared/contract/use-loaded.ts'
import { ShieldIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { menuLinkProps } from '@adamarket/shared/ui/menu.tsx'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'

/** A link to the desk, for users with a role. */
export function DeskItem() {
  const { t } = useTranslation('account')
  const { session, auth } = useHostServices()
  const uid = useStore(session, ({ account }) => account?.uid ?? '')
  const role = useLoaded(auth.role, uid)
  if (!role) return null
  return (
    <Link {...menuLinkProps} to={hrefs.desk()}>
      <ShieldIcon />
      {t('menu.desk')}
    </Link>
  )
}
