import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import type { ListingStatus } from '@adamarket/shared/domain/listing.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { EmptyState } from '@adamarket/shared/ui/empty-state.tsx'
import { TagIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { useTranslation } from 'react-i18next'

export function NoListings({ status }: { readonly status: ListingStatus }) {
  const { t } = useTranslation('account')
  return (
    <EmptyState
      title={t(`myListings.empty.${status}`)}
      text={t(`myListings.emptyHint.${status}`)}
      illustration={<TagIcon />}
      actions={
        <Link to={paths.picker} className={buttonClass()}>
          {t('myListings.post')}
        </Link>
      }
    />
  )
}
