import { hasComparablePrices, isDamaged } from '@adamarket/shared/domain/attributes/comparable.ts'
import { latestRates, ratesDocument } from '@adamarket/shared/domain/money/exchange-rates.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { CaseFlag } from '@adamarket/shared/domain/moderation/moderation.ts'
import { formatMoney } from '@adamarket/shared/domain/money/format-money.ts'
import { roughDollars } from '@adamarket/shared/domain/money/convert-money.ts'
import { entriesPath } from '@adamarket/shared/domain/search-index/entry-path.ts'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'

import { accountsOf } from '#functions/accounts/accounts.ts'
import { isWithdrawn, readCase } from '#functions/moderation/stored-case.ts'
import { limitsOf } from '#functions/limits/rate-limits.ts'

import { contactInText } from './contact-in-text.ts'
import type { Fingerprint } from './fingerprint.ts'
import { isPostedAgain, readFingerprint, sharesPicture, sharesText } from './fingerprint.ts'
import { maxCompared, usualPrice } from './low-price.ts'

/** The most listings with a common key that are compared: for a widespread picture, a hundred are enough. */
const maxCandidates = 100

/** How long an account is new, and from which number on it has many listings. */
const newAccountMs = 7 * 24 * 60 * 60_000
const minManyListings = 5

/** How many homes few people own. A seller is noticed again at each of these only. */
const manyHomes = [5, 10, 20, 50]

type Services = { readonly firestore: Firestore; readonly auth: Auth }

/**
 * Why a listing should be looked at, by rules of plain code (specification, section 2.13). It reads the listings that
 * have a key in common with this one, and the newest of its subcategory: never all of them.
 */
export async function findFlags(
  { firestore, auth }: Services,
  listing: Listing,
  fingerprint: Fingerprint,
  now: Date,
): Promise<readonly CaseFlag[]> {
  const older = await olderListings(firestore, listing.id, fingerprint)
  const others = older.filter(([, { sellerId }]) => sellerId !== fingerprint.sellerId)
  const [again, price, joinedOn, homes] = await Promise.all([
    rejectedBefore(firestore, fingerprint, older),
    lowPrice(firestore, listing),
    newAccountWithMany(firestore, auth, listing.userId, now),
    ownerOfMany(firestore, listing),
  ])
  const picture = others.find(([, other]) => sharesPicture(fingerprint, other))?.[0]
  const text = others.find(([, other]) => sharesText(fingerprint, other))?.[0]
  const contact = contactInText(`${listing.title}\n${listing.description}`)
  const found: readonly (readonly [CaseFlag['kind'], string | undefined])[] = [
    ['same-picture', picture],
    ['same-text', text],
    ['low-price', price],
    ['contact-in-text', contact],
    ['many-new', joinedOn],
    ['many-owned', homes],
  ]
  const flags = found.flatMap(([kind, detail]) => (detail === undefined ? [] : [{ kind, detail }]))
  return again === undefined ? flags : [{ kind: 'same-text', detail: again, isOwn: true }, ...flags]
}

type Known = readonly [id: string, fingerprint: Fingerprint]

/** Those that may have the same picture or text, by their ids, the oldest first. */
async function olderListings(
  firestore: Firestore,
  listingId: string,
  { keys, since }: Fingerprint,
): Promise<readonly Known[]> {
  if (keys.length === 0) return []
  const { docs } = await firestore
    .collection('fingerprints')
    .where('keys', 'array-contains-any', keys)
    .limit(maxCandidates)
    .get()
  return docs
    .flatMap((doc) => {
      const other = readFingerprint(doc)
      const isOlder = other && doc.id !== listingId && other.since < since
      return isOlder ? [[doc.id, other] as const] : []
    })
    .toSorted(([, one], [, other]) => (one.since < other.since ? -1 : 1))
}

/** The most earlier listings of the seller whose cases are read. */
const maxEarlier = 10

/** The seller's last listing that was the same, if moderators rejected it, or it was deleted before they decided. */
async function rejectedBefore(
  firestore: Firestore,
  fingerprint: Fingerprint,
  older: readonly Known[],
): Promise<string | undefined> {
  const same = older
    .filter(([, other]) => other.sellerId === fingerprint.sellerId)
    .filter(([, other]) => isPostedAgain(fingerprint, other))
    .slice(-maxEarlier)
  if (same.length === 0) return undefined
  const cases = await firestore.getAll(...same.map(([id]) => firestore.doc(`cases/${id}`)))
  return cases.findLast((one) => isWithdrawn(readCase(one)))?.id
}

const pricedSchema = v.object({
  userId: v.string(),
  price: v.number(),
  currency: v.string(),
  attributes: v.optional(v.looseObject({})),
})

/** The usual price of others in its subcategory; undefined unless this listing is far cheaper. */
async function lowPrice(firestore: Firestore, listing: Listing): Promise<string | undefined> {
  if (!hasComparablePrices(listing.subCategory) || isDamaged(listing)) return undefined
  const [rateDocument, { docs }] = await Promise.all([
    firestore.collection(ratesDocument.collection).doc(ratesDocument.id).get(),
    firestore
      .collection(entriesPath('newest'))
      .where('facets.subCategory', '==', listing.subCategory)
      .select(...Object.keys(pricedSchema.entries).map((field) => `listing.${field}`))
      .limit(maxCompared)
      .get(),
  ])
  const rates = latestRates(rateDocument.data())
  const worthOf = ({ price, currency }: Pick<Listing, 'price' | 'currency'>) =>
    roughDollars({ amount: price, currency }, rates)
  const others = docs
    .map((entry) => v.parse(pricedSchema, entry.get('listing')))
    .filter(({ userId }) => userId !== listing.userId)
    .filter(({ attributes }) => attributes?.['dealType'] === listing.attributes?.['dealType'])
  const usual = usualPrice(worthOf(listing), others.map(worthOf))
  // Rounded: a price that moderators have accepted is not noticed again because the usual one moves a little.
  const amount = Number(usual?.toPrecision(1))
  return usual === undefined ? undefined : formatMoney({ amount, currency: 'USD' }, 'en')
}

/** The day on which a new account with many listings was created; undefined for others, and for trusted sellers. */
async function newAccountWithMany(
  firestore: Firestore,
  auth: Auth,
  uid: string,
  now: Date,
): Promise<string | undefined> {
  const [account] = await accountsOf(auth, [uid])
  const created = new Date(account?.metadata.creationTime ?? 0)
  if (now.getTime() - created.getTime() > newAccountMs) return undefined
  const [limits, count] = await Promise.all([
    limitsOf(firestore, uid),
    firestore.collection('posts').where('userId', '==', uid).count().get(),
  ])
  const isMany = count.data().count >= minManyListings && !limits.isTrusted
  return isMany ? created.toISOString().slice(0, 10) : undefined
}

/** Of how many homes at least a seller says to be the owner; undefined for fewer than five, and for other listings. */
async function ownerOfMany(firestore: Firestore, listing: Listing): Promise<string | undefined> {
  const { userId, category, attributes } = listing
  if (category !== 'Real Estate' || attributes?.['offeredBy'] !== 'owner') return undefined
  const count = await firestore
    .collection('posts')
    .where('userId', '==', userId)
    .where('attributes.offeredBy', '==', 'owner')
    .count()
    .get()
  return manyHomes.findLast((homes) => homes <= count.data().count)?.toString()
}
