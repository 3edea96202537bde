import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { parseListingLinkState } from '@adamarket/shared/contract/parse-listing-link-state.ts'
import { useLoaderData, useLocation } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { ok } from '@adamarket/shared/domain/result.ts'
import { Failure } from '@adamarket/shared/site-ui/failure.tsx'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { ClientSuspense } from '@adamarket/shared/ui/client-suspense.tsx'
import { useWasServed } from '@adamarket/shared/ui/use-on-device.ts'
import { use, useState } from 'react'

import { BackToResults } from './back-to-results.tsx'
import { ListingLoading } from './listing-loading.tsx'
import type { ListingData, Reading } from './listing-loader.ts'
import { ListingView } from './listing-view.tsx'
import { MissingListing } from './missing-listing.tsx'
import styles from './listing-page.module.css'

/** A listing (specification, section 2.4). */
export function ListingPage() {
  const { id, reading } = useLoaderData<ListingData>()
  const { state, key } = useLocation()
  const isServed = useIsServed(key)
  const link = isServed ? undefined : parseListingLinkState(state, id)
  return (
    <div className={styles['page']}>
      <BackToResults />
      {link ? (
        <PassedListing key={id} listing={link.listing} reading={reading} />
      ) : (
        <ReadListing key={key} id={id} underWay={reading} />
      )}
    </div>
  )
}

/**
 * Whether a server rendered this visit. The server did not have the listing that a link once passed to the
 * history entry, which a reload keeps.
 */
function useIsServed(key: string): boolean {
  const wasServed = useWasServed()
  const [servedKey, setServedKey] = useState(wasServed ? key : undefined)
  if (servedKey !== undefined && servedKey !== key) setServedKey(undefined)
  return servedKey === key
}

type PassedListingProps = { readonly listing: Listing; readonly reading: Reading | undefined }

/**
 * The listing that the link contained, shown until it is read: it may be cheaper, sold or gone since its list was
 * loaded. It stays when reading fails.
 */
function PassedListing({ listing, reading }: PassedListingProps) {
  const { connectivity, listings } = useHostServices()
  const [passed] = useState(listing)
  const { id } = passed
  const read = usePort(async () => {
    const found = await (reading ?? listings.byId(id))
    // Offline, the device may have an older copy than the list that was clicked.
    return reading !== undefined || connectivity.isOnline() ? found : ok(passed)
  }, [connectivity, listings, passed, id, reading])
  const current = read.status === 'ready' ? read.value : passed
  return current ? <ListingView listing={current} /> : <MissingListing />
}

type ReadListingProps = { readonly id: string; readonly underWay: Reading | undefined }

function ReadListing({ id, underWay }: ReadListingProps) {
  const { listings } = useHostServices()
  const [reading, setReading] = useState(() => underWay ?? listings.byId(id))
  const [attempt, setAttempt] = useState(1)
  const tryAgain = () => {
    setReading(listings.byId(id))
    setAttempt(attempt + 1)
  }
  return (
    <ClientSuspense key={attempt} fallback={<ListingLoading />}>
      <Outcome reading={reading} onTryAgain={tryAgain} />
    </ClientSuspense>
  )
}

type OutcomeProps = { readonly reading: Reading; readonly onTryAgain: () => void }

function Outcome({ reading, onTryAgain }: OutcomeProps) {
  const t = useTranslations('browse')
  const found = use(reading)
  if (!found.ok) {
    return <Failure title={t('listing.failed')} error={found.error} onTryAgain={onTryAgain} />
  }
  return found.value ? <ListingView listing={found.value} /> : <MissingListing />
}
