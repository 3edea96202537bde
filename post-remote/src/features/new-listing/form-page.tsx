import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link, useLoaderData, useParams } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import type { ComponentProps } from 'react'
import { Suspense, use, useState } from 'react'
import { useStore } from 'zustand'

import { findPair } from '#features/categories/category-pair.ts'
import type { ListingData } from '#components/listing-loader.ts'
import { PageMessage } from '#components/page-message.tsx'
import { PageSkeleton } from '#components/page-skeleton.tsx'

import { OneTab } from './one-tab.tsx'

/** The Post Your Ad form (specification, section 2.7), for the category in the URL. */
export function FormPage() {
  const t = useTranslations('post')
  const { category, subcategory } = useParams()
  const userId = useLastUserId()
  const pair = findPair(category, subcategory)
  if (!pair) {
    return (
      <PageMessage
        title={t('unknownCategory.title')}
        text={t('unknownCategory.text')}
        actions={
          <Link to={paths.picker} className={buttonClass({ variant: 'primary' })}>
            {t('unknownCategory.choose')}
          </Link>
        }
      />
    )
  }
  return userId === undefined ? (
    <PageSkeleton />
  ) : (
    <Suspense fallback={<PageSkeleton />}>
      <Form key={userId} userId={userId} pair={pair} />
    </Suspense>
  )
}

/** Starts from a listing of the user's own, if the address names one. */
function Form({ userId, pair }: Omit<ComponentProps<typeof OneTab>, 'like'>) {
  const { like: reading } = useLoaderData<{ readonly like?: ListingData['reading'] }>()
  const read = reading && use(reading)
  const like = read?.ok && read.value?.userId === userId ? read.value : undefined
  return <OneTab userId={userId} pair={pair} like={like} />
}

/** The user who is or was signed in: the form stays while the user signs in again. */
function useLastUserId(): string | undefined {
  const { session } = useHostServices()
  const userId = useStore(session, ({ user }) => user?.uid)
  const [last, setLast] = useState(userId)
  if (userId !== undefined && userId !== last) setLast(userId)
  return userId ?? last
}
