import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link, useLoaderData } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { Suspense, use } from 'react'

import type { ListingData } from '#components/listing-loader.ts'
import { PageMessage } from '#components/page-message.tsx'
import { TryAgain } from '#components/try-again.tsx'

import { PostedLoading } from './posted-loading.tsx'
import { Posted } from './posted.tsx'

/** Shows the new listing and what to do next (specification, section 2.8). */
export function SuccessPage() {
  const { reading } = useLoaderData<ListingData>()
  return (
    <Suspense fallback={<PostedLoading />}>
      <Read reading={reading} />
    </Suspense>
  )
}

function Read({ reading }: ListingData) {
  const t = useTranslations('post')
  const read = use(reading)
  if (read.ok && read.value) return <Posted listing={read.value} />
  return (
    <PageMessage
      title={t('success.unknownTitle')}
      text={t('success.unknownText')}
      actions={
        <>
          {!read.ok && <TryAgain />}
          <Link to={paths.myListings} className={buttonClass()}>
            {t('edit.mine')}
          </Link>
          <Link to={paths.picker} className={buttonClass()}>
            {t('success.another')}
          </Link>
        </>
      }
    />
  )
}
