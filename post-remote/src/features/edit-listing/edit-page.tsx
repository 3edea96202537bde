import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { Link, useLoaderData, useParams } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'
import { Skeleton } from '@adamarket/shared/ui/skeleton.tsx'
import { Suspense, use } from 'react'
import { useStore } from 'zustand'

import type { ListingData } from '#components/listing-loader.ts'
import { PageMessage } from '#components/page-message.tsx'
import styles from '#components/page.module.css'
import { TryAgain } from '#components/try-again.tsx'

import { EditListing } from './edit-listing.tsx'

/** Edits the user's own listing, with the form it was posted with. */
export function EditPage() {
  const t = useTranslations('post')
  const { reading } = useLoaderData<ListingData>()
  const { id } = useParams()
  return (
    <Suspense
      fallback={
        <div className={styles['page']} aria-busy="true">
          <PageHead title={t('edit.title')} isUnlisted />
          <h1>{t('edit.title')}</h1>
          <Skeleton height="6rem" />
          <Skeleton height="16rem" />
        </div>
      }
    >
      <Read key={id} reading={reading} />
    </Suspense>
  )
}

function Read({ reading }: ListingData) {
  const t = useTranslations('post')
  const { session } = useHostServices()
  const userId = useStore(session, ({ user }) => user?.uid)
  const read = use(reading)
  if (!read.ok) {
    return (
      <PageMessage
        title={t('edit.unreadTitle')}
        text={t('edit.unreadText')}
        actions={<TryAgain />}
      />
    )
  }
  const listing = read.value
  if (!listing) {
    return (
      <PageMessage
        title={t('edit.goneTitle')}
        text={t('edit.goneText')}
        actions={<ToMyListings />}
      />
    )
  }
  if (userId !== undefined && userId !== listing.userId) {
    return (
      <PageMessage
        title={t('edit.othersTitle')}
        text={t('edit.othersText')}
        actions={
          <>
            <Link to={hrefs.listing(listing.id)} className={buttonClass({ variant: 'primary' })}>
              {t('edit.view')}
            </Link>
            <ToMyListings />
          </>
        }
      />
    )
  }
  return <EditListing listing={listing} />
}

function ToMyListings() {
  const t = useTranslations('post')
  return (
    <Link to={paths.myListings} className={buttonClass()}>
      {t('edit.mine')}
    </Link>
  )
}
