import { reducedFrom } from '@adamarket/shared/domain/listing/reduced-price.ts'
import type { DocumentSnapshot } from 'firebase-admin/firestore'

import { alertAboutFavourite } from '#functions/alerts/alert-about-favourite.ts'
import { changeOf } from '#functions/alerts/favourite-change.ts'
import { alertAbout } from '#functions/alerts/alert-about.ts'
import type { AlertServices } from '#functions/alerts/alert-services.ts'
import { noteAnswer } from '#functions/availability/answer.ts'
import { forgetListingStats } from '#functions/favourites/count-favourites.ts'
import type { Step } from '#functions/events/run-steps.ts'
import { indexListings } from '#functions/search/index-listings.ts'
import { countListingChange, limitListing, newListingOf } from '#functions/limits/limit-actions.ts'
import { followCase, lastFields } from '#functions/moderation/follow-case.ts'
import { droppedFiles } from '#functions/pictures/picture-files.ts'
import { recountPlaces } from '#functions/search/place-counts.ts'
import { markPhone } from '#functions/phone/mark-phone.ts'
import type { Bucket } from '#functions/pictures/unused-pictures.ts'
import { removeUnusedFiles } from '#functions/pictures/unused-pictures.ts'
import { isExposed, moveExposedListing } from '#functions/withheld/stored-listing.ts'

import { authorOf } from './author-of.ts'
import { dropForeignArea } from './drop-foreign-area.ts'
import { listingIn } from './listing-in.ts'
import { recordPrice } from './record-prices.ts'
import { noteDeletedListing } from './deleted-listings.ts'

export type ListingServices = AlertServices & { readonly bucket: Bucket }

/** A write of a document of `posts` or `withheldListings`, as its event has it. */
export type ListingWrite = {
  /** The id of the event. */
  readonly id: string
  /** When the document was written, ISO 8601. */
  readonly time: string
  readonly listingId: string
  readonly before: DocumentSnapshot
  readonly after: DocumentSnapshot
}

/** What follows a write of a listing, public or withheld. */
export function stepsOfAnyListing(
  { firestore, auth, bucket }: Pick<ListingServices, 'firestore' | 'auth' | 'bucket'>,
  { id, time, listingId, before, after }: ListingWrite,
  isInWithheldCollection: boolean,
): readonly Step[] {
  const [was, is] = [before.data(), after.data()]
  const isChanged = before.exists && after.exists
  const uid = authorOf(was) ?? ''
  const dropped = droppedFiles(was, is, uid)
  return [
    {
      name: 'withhold',
      when: is !== undefined && isExposed(is, isInWithheldCollection),
      run: () => moveExposedListing(firestore, listingId),
    },
    {
      name: 'pictures',
      when: dropped.length > 0,
      run: () => removeUnusedFiles(firestore, bucket, uid, dropped),
    },
    {
      name: 'phone',
      when: ['phoneNumber', 'phoneVerified'].some((name) => was?.[name] !== is?.[name]),
      run: () => markPhone({ firestore, auth }, listingId),
    },
    {
      name: 'case',
      run: () =>
        followCase(firestore, listingId, new Date(), { last: lastFields({ before, after }) }),
    },
    {
      name: 'changes',
      when: isChanged,
      run: () => {
        const change = { id, at: new Date(time).toISOString() }
        return countListingChange(firestore, change, was, is)
      },
    },
    {
      name: 'price',
      when: isChanged,
      run: () => recordPrice(firestore, listingId, { before, after }),
    },
    {
      name: 'answer',
      when: isChanged,
      run: () => noteAnswer(firestore, listingId, { before, after }),
    },
  ]
}

/** What follows a write of a document of `posts`, except for what opens pictures. */
export function listingSteps(services: ListingServices, write: ListingWrite): readonly Step[] {
  const { firestore } = services
  const { time, listingId, before, after } = write
  const [was, is] = [listingIn(before), listingIn(after)]
  const isNew = !before.exists && after.exists
  const isDeleted = before.exists && !after.exists
  const favouriteChange = changeOf(was, is)
  const wasActive = was?.status === 'active'
  const isReduced = is !== undefined && reducedFrom(is) !== undefined
  const wasReduced = was !== undefined && reducedFrom(was) !== undefined
  const changes = [
    ...(isReduced && !wasReduced ? ['reduced' as const] : []),
    ...(is?.phoneVerified && !was?.phoneVerified ? ['verified' as const] : []),
  ]
  return [
    { name: 'limit', when: isNew, run: () => limitListing(firestore, newListingOf(after)) },
    { name: 'deletion', when: isDeleted, run: () => noteDeletedListing(firestore, listingId) },
    { name: 'numbers', when: isDeleted, run: () => forgetListingStats(firestore, listingId) },
    { name: 'area', run: () => dropForeignArea(firestore, after) },
    { name: 'index', after: ['area'], run: () => indexListings(firestore, [listingId]) },
    { name: 'counts', after: ['index'], run: () => recountPlaces(firestore, { before, after }) },
    ...stepsOfAnyListing(services, write, false),
    {
      name: 'alerts',
      when: is?.status === 'active' && (!wasActive || changes.length > 0),
      // No user is alerted about a listing that the limit holds back.
      after: ['limit'],
      run: () => {
        // The emulator's events have whole seconds only.
        const at = after.updateTime?.toDate() ?? new Date(time)
        return alertAbout(services, listingId, { at, ...(wasActive && { changes }) })
      },
    },
    {
      name: 'favourites',
      run: async () => {
        if (!favouriteChange) return
        await alertAboutFavourite(services, listingId, favouriteChange, new Date(time))
      },
    },
  ]
}
