import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { EmptyState } from '@adamarket/shared/ui/empty-state.tsx'
import { TagIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'

/** Says that there is no such listing (specification, section 8). */
export function MissingListing() {
  const t = useTranslations('browse')
  return (
    <>
      <PageHead title={t('listing.missing')} isUnlisted />
      <EmptyState
        level={1}
        title={t('listing.missing')}
        text={t('listing.missingHint')}
        illustration={<TagIcon size="2rem" />}
        actions={
          <Link to={hrefs.search({ text: '', location: 'All' })} className={buttonClass()}>
            {t('listing.browse')}
          </Link>
        }
      />
    </>
  )
}
