import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { Button, buttonClass } from '@adamarket/shared/ui/button.tsx'

import { PageMessage } from '#components/page-message.tsx'
import { PageSkeleton } from '#components/page-skeleton.tsx'
import type { CategoryPair } from '#features/categories/category-pair.ts'

import { NewListing } from './new-listing.tsx'
import { useTabLock } from './use-tab-lock.ts'

type Props = {
  readonly userId: string
  readonly pair: CategoryPair
  /** A listing to start from. */
  readonly like: Listing | undefined
}

/** A user writes one listing at a time, in one tab: two tabs would overwrite each other, or post twice. */
export function OneTab(props: Props) {
  const t = useTranslations('post')
  const { lock, stealLock } = useTabLock(`draft:${props.userId}`)
  if (lock === 'asking') return <PageSkeleton />
  if (lock === 'held') return <NewListing {...props} />
  return (
    <PageMessage
      title={t('otherTab.title')}
      text={t('otherTab.text')}
      actions={
        <>
          <Button variant="primary" onClick={stealLock}>
            {t('otherTab.continueHere')}
          </Button>
          <Link to={paths.home} className={buttonClass()}>
            {t('otherTab.home')}
          </Link>
        </>
      }
    />
  )
}
