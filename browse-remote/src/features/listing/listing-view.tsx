import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { useAbsoluteUrl } from '@adamarket/shared/contract/use-absolute-url.ts'
import { dialableNumber } from '@adamarket/shared/domain/listing/contact-links.ts'
import { contactActions } from '@adamarket/shared/domain/listing/contact-methods.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { rememberViewed } from '#components/recently-viewed.ts'
import { StructuredData } from '#components/structured-data.tsx'
import { useCategoryName } from '@adamarket/shared/site-ui/use-category-name.ts'

import { breadcrumbs } from './breadcrumbs.ts'
import panelStyles from './contact-panel.module.css'
import { ContactPanel } from './contact-panel.tsx'
import { ListingActions } from './listing-actions.tsx'
import { listingData } from './listing-data.ts'
import { ListingDescription } from './listing-description.tsx'
import { ListingFacts } from './listing-facts.tsx'
import { ListingPictures } from './listing-pictures.tsx'
import { ListingSummaryPanel } from './listing-summary-panel.tsx'
import styles from './listing-view.module.css'
import type { OwnerPanel as OwnersPanel } from './owner-panel.tsx'
import { PrintedAddress } from './printed-address.tsx'
import { ReportButton } from './report-button.tsx'
import { SafetyAdvice } from './safety-advice.tsx'
import { SellerCard } from './seller-card.tsx'
import { SimilarListings } from './similar-listings.tsx'
import { useCountedView } from './use-counted-view.ts'
import { useTranslatableTexts } from './use-translatable-texts.ts'

/** Only sellers need its code. If it fails to load, they see what buyers see. */
const OwnerPanel = lazy<typeof OwnersPanel>(() =>
  import(/* webpackChunkName: "owner" */ './owner-panel.tsx').then(
    (module) => ({ default: module.OwnerPanel }),
    () => ({ default: ContactPanel }),
  ),
)

/** The number of a listing that its seller answers calls about. */
function callable({ contactMethod, phoneNumber }: Listing): string | undefined {
  return contactActions(contactMethod).includes('call') ? dialableNumber(phoneNumber) : undefined
}

/** In characters; search results cut longer descriptions. */
const metaDescriptionLength = 160

/** Everything about a listing, with the contact actions. */
export function ListingView({ listing: read }: { readonly listing: Listing }) {
  const [status, setStatus] = useState<Listing['status']>()
  const listing = status ? { ...read, status } : read
  const { session } = useHostServices()
  const isOwn = useStore(session, ({ user }) => user?.uid === listing.userId)
  const { title, description } = listing
  const texts = useTranslatableTexts(listing)
  const path = hrefs.listing(listing.id)
  const absoluteUrl = useAbsoluteUrl()
  const data = listingData(listing, absoluteUrl(path))
  const categoryName = useCategoryName()
  useEffect(() => rememberViewed(read), [read])
  useCountedView(listing.id, listing.userId)
  return (
    <article className={styles['view']}>
      <PageHead
        title={title}
        description={Array.from(description).slice(0, metaDescriptionLength).join('')}
        path={path}
        image={listing.imageUrl[0]}
      />
      {data && <StructuredData data={data} />}
      <StructuredData data={breadcrumbs(listing, categoryName, absoluteUrl)} />
      <div className={styles['pictures']}>
        <ListingPictures title={title} pictures={listing.imageUrl} />
      </div>
      <div className={styles['side']}>
        <ListingSummaryPanel listing={listing} shown={texts.shown} />
        {isOwn ? (
          <Suspense fallback={<div className={panelStyles['panel']} aria-busy="true" />}>
            <OwnerPanel listing={listing} onStatus={setStatus} />
          </Suspense>
        ) : (
          <ContactPanel listing={listing} />
        )}
        <ListingActions listing={listing} isOwn={isOwn} />
        <div className={styles['seller']}>
          <SellerCard listing={listing} isOwn={isOwn} />
          <SafetyAdvice listing={listing} />
          <ReportButton listing={listing} />
        </div>
      </div>
      <div className={styles['text']}>
        <ListingDescription listing={listing} texts={texts} />
        <ListingFacts listing={listing} />
      </div>
      <PrintedAddress url={absoluteUrl(path)} number={isOwn ? callable(listing) : undefined} />
      <SimilarListings listing={listing} />
    </article>
  )
}
