import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { definitions } from '@adamarket/shared/domain/attributes/definitions.ts'
import { attributeKeys } from '@adamarket/shared/domain/attributes/known-attributes.ts'
import { categoryTree } from '@adamarket/shared/domain/category-tree.ts'
import type { AttributeDefinition } from '@adamarket/shared/domain/attributes/definitions.ts'
import { maxAttributes } from '@adamarket/shared/domain/attributes/stored-attributes.ts'
import { contactMethods } from '@adamarket/shared/domain/listing/contact-methods.ts'
import { listingLimits } from '@adamarket/shared/domain/listing/listing-limits.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { disguisedTexts, plainNames, unseenTexts } from '@adamarket/shared/testing/hostile-names.ts'
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite'
import type { Firestore, QueryConstraint } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'

import { firestoreRules, pictureLink } from './rules-under-test.ts'
import { timeFromNow } from './time-from-now.ts'

const minute = 60_000
const hour = 60 * minute

const { projectId, signedInAs, anonymous, store, listFrom } = firestoreRules('posts')
const ayse = signedInAs('ayse')
const mehmet = signedInAs('mehmet')
const moderator = signedInAs('selin', { role: 'moderator' })
beforeEach(() => store('users/ayse', { name: 'Ayşe Kaya', email: 'ayse@example.com', about: '' }))

const picture = (filename = '1751623200000-front.webp', uid = 'ayse', project = projectId) =>
  pictureLink(project, uid, filename)

/** A listing of ayse's, as the form stores it. */
function post(overrides: Readonly<Record<string, unknown>> = {}) {
  const { id: _id, status: _status, ...stored } = aListing()
  return { ...stored, imageUrl: [picture()], timestamp: timeFromNow(0), ...overrides }
}

function without(field: string) {
  return Object.fromEntries(Object.entries(post()).filter(([name]) => name !== field))
}

/** The attributes that `posts` stores, and what the domain allows each to be. */
const attributes = Object.entries<AttributeDefinition>(definitions).filter(
  ([key]) => key !== 'year',
)
const numbers = attributes.flatMap(([key, one]) =>
  one.kind === 'number' ? [[key, one] as const] : [],
)

const wrongForms = ['', ' a', 'a, b', '<b>', 'x'.repeat(41), ['a'], { a: 1 }]

function allowedValues(definition: AttributeDefinition): readonly unknown[] {
  if (definition.kind === 'choice') return definition.codes
  if (definition.kind === 'text') return ['Clio', '3008', 'Range Rover 2.0 d/4+é']
  if (definition.kind === 'month') return ['2027-03']
  return definition.kind === 'flag' ? [true] : [definition.min, definition.max]
}

/** All attributes of a subcategory, by their names. */
const attributesTogether = new Map(
  categoryTree
    .flatMap(({ subcategories }) => subcategories.map(attributeKeys))
    .filter((keys) => keys.length > 0)
    .map((keys) => [
      keys.join(', '),
      Object.fromEntries(keys.map((key) => [key, allowedValues(definitions[key])[0]])),
    ]),
)

const create = (fields: object, client = ayse) => setDoc(doc(client, 'posts/new'), fields)

describe('reading listings', () => {
  beforeEach(() => store('posts/civic', post()))

  it('allows anyone to get one, even if it does not exist', async () => {
    await assertSucceeds(getDoc(doc(anonymous, 'posts/civic')))
    await assertSucceeds(getDoc(doc(anonymous, 'posts/none')))
  })

  const newest = (client: Firestore, ...others: readonly QueryConstraint[]) =>
    query(collection(client, 'posts'), ...others, orderBy('timestamp', 'desc'))

  it('allows anyone to list the newest, also of a seller or a town', async () => {
    for (const client of [anonymous, mehmet, moderator]) {
      await assertSucceeds(getDocs(newest(client, limit(10))))
      await assertSucceeds(getDocs(newest(client, where('userId', '==', 'ayse'), limit(10))))
      await assertSucceeds(getDocs(newest(client, where('location', '==', 'Girne'), limit(10))))
    }
  })

  it('denies lists in which what remains of withheld listings is, except to its seller', async () => {
    await store('posts/gone', { userId: 'ayse', status: 'removed' })
    const posts = (client: Firestore, ...constraints: readonly QueryConstraint[]) =>
      getDocs(query(collection(client, 'posts'), ...constraints, limit(10)))
    for (const client of [anonymous, mehmet, moderator]) {
      await assertSucceeds(getDoc(doc(client, 'posts/gone')))
      await assertFails(posts(client))
      await assertFails(posts(client, orderBy(documentId())))
      await assertFails(posts(client, orderBy('userId')))
      await assertFails(posts(client, where('status', '==', 'removed')))
      await assertFails(posts(client, where('userId', '==', 'ayse')))
      await assertFails(posts(client, orderBy('timestamp', 'asc')))
      const { empty } = await getDocs(newest(client, where('status', '==', 'removed'), limit(10)))
      expect(empty).toBe(true)
    }
    await assertSucceeds(posts(ayse, where('userId', '==', 'ayse')))
    await assertSucceeds(
      posts(ayse, where('userId', '==', 'ayse'), where('status', '==', 'removed')),
    )
  })

  it('allows sellers to list and count all of their own', async () => {
    const ofAyse = (client: Firestore) =>
      query(collection(client, 'posts'), where('userId', '==', 'ayse'))
    await assertSucceeds(getDocs(ofAyse(ayse)))
    await assertSucceeds(getCount(ofAyse(ayse)))
    await assertSucceeds(getCount(query(ofAyse(ayse), where('status', '==', 'sold'))))
    await assertFails(getDocs(ofAyse(mehmet)))
    await assertFails(getCount(ofAyse(mehmet)))
    await assertFails(getCount(ofAyse(anonymous)))
    await assertFails(getCount(collection(ayse, 'posts')))
  })

  it('denies lists that skip documents, which are billed', async () => {
    await assertSucceeds(listFrom('posts', 0, undefined, {}, 10, 'timestamp'))
    await assertFails(listFrom('posts', 1, undefined, {}, 10, 'timestamp'))
    await assertSucceeds(listFrom('posts', 0, 'ayse'))
    await assertFails(listFrom('posts', 1, 'ayse'))
  })

  it('denies longer and unlimited lists', async () => {
    for (const client of [anonymous, mehmet, moderator]) {
      await assertSucceeds(getDocs(newest(client, limit(21))))
      await assertFails(getDocs(newest(client, limit(22))))
      await assertFails(getDocs(newest(client)))
    }
    await assertFails(getDocs(collection(ayse, 'posts')))
  })
})

describe('posting a listing', () => {
  it('allows what the form stores', async () => {
    await assertSucceeds(create(post()))
  })

  it('allows what is optional', async () => {
    await assertSucceeds(create(post({ year: 2015, negotiable: true, status: 'active' })))
  })

  it('denies a visitor who is not signed in', async () => {
    await assertFails(setDoc(doc(anonymous, 'posts/new'), post()))
  })

  it('denies a listing in the name of another user', async () => {
    await assertFails(create(post(), mehmet))
  })

  it('denies an author without a profile', async () => {
    await assertFails(
      create(post({ userId: 'mehmet', imageUrl: [picture('a.webp', 'mehmet')] }), mehmet),
    )
  })

  it("denies a seller's name other than the profile's", async () => {
    await assertFails(create(post({ sellerName: 'Ayşe' })))
  })

  it.each(Object.keys(post()))('denies a listing without %s', async (field) => {
    await assertFails(create(without(field)))
  })

  it('denies a field that listings do not have', async () => {
    await assertFails(create(post({ featured: true })))
    await assertFails(create(post({ images: [] })))
    await assertFails(create(post({ earlierPrices: [] })))
    await assertFails(create(post({ askedAt: Timestamp.now() })))
    await assertFails(create(post({ renewedAt: serverTimestamp() })))
  })

  it.each(['+905330000001', '+905330000002'])(
    'denies the mark of a verified number, whatever number the token has: %s',
    async (phone_number) => {
      const holder = signedInAs('ayse', { phone_number })
      await assertFails(create(post({ phoneVerified: true }), holder))
      await assertSucceeds(create(post(), holder))
    },
  )

  it('denies the id of a deleted listing, even to its author', async () => {
    await store('deletedListings/new', { deletedAt: Timestamp.now() })
    await assertFails(create(post()))
    await assertSucceeds(setDoc(doc(ayse, 'posts/other'), post()))
  })

  it('denies the id of a listing whose deletion no function has noted yet', async () => {
    await store('fingerprints/new', { sellerId: 'ayse' })
    await assertFails(create(post()))
    await store('posts/new', post({ title: 'Before' }))
    await deleteDoc(doc(ayse, 'posts/new'))
    await assertFails(create(post()))
  })

  it('denies a user who has to wait, and allows the listing afterwards', async () => {
    await store('limits/ayse', { postsWaitUntil: Timestamp.fromMillis(Date.now() + hour) })
    await assertFails(create(post()))
    await store('limits/ayse', { postsWaitUntil: Timestamp.fromMillis(Date.now() - 1) })
    await assertSucceeds(create(post()))
  })

  it.each(['x'.repeat(129), 'a b', 'a.b', 'ş'])('denies the id %s', async (id) => {
    await assertFails(setDoc(doc(ayse, 'posts', id), post()))
  })

  it('allows the ids of the apps', async () => {
    await assertSucceeds(setDoc(doc(collection(ayse, 'posts')), post()))
    await assertSucceeds(setDoc(doc(ayse, 'posts', crypto.randomUUID()), post()))
    await assertSucceeds(setDoc(doc(ayse, 'posts', 'x'.repeat(128)), post()))
  })

  it('denies an author whose id cannot be part of a link', async () => {
    const uid = '[^m]+'
    await store(`users/${uid}`, { name: 'Any' })
    const any = signedInAs(uid)
    await assertFails(create(post({ userId: uid, sellerName: 'Any', imageUrl: [picture()] }), any))
  })

  it.each([
    { location: 'Iskele', area: 'Ötüken' },
    { location: 'Guzelyurt', area: 'Şahinler' },
    { currency: 'TRY' },
    { condition: 'other' },
    { category: 'Fashion', subCategory: "Men's Clothing & Shoes" },
    { category: 'Lost & Found', subCategory: 'Found Items' },
    { attributes: { make: 'Škoda', rooms: '5+' } },
    { contactMethod: contactMethods },
    { contactMethod: [] },
    { paymentOptions: ['Cash', 'Exchange', 'Installments'] },
    { paymentOptions: [] },
  ])('allows %j', async (field) => {
    await assertSucceeds(create(post(field)))
  })

  it.each([
    ...plainNames.map((title): [string, Readonly<Record<string, unknown>>] => [
      `the title ${title}`,
      { title },
    ]),
    ['the longest title', { title: 'ş'.repeat(listingLimits.titleLength) }],
    ['a description of many lines', { description: '\n\t🚗\r\n\u200Fمی\u200Cخواهم\u2028' }],
    ['the longest description', { description: 'x'.repeat(listingLimits.descriptionLength) }],
    ['the oldest year', { year: 1900 }],
    ['the last year', { year: 2100 }],
    ['a price of cents', { price: 0.01 }],
    ['the highest price', { price: listingLimits.priceBelow - 1 }],
    ['most pictures', { imageUrl: Array.from({ length: 24 }, (_, i) => picture(`${i}.webp`)) }],
    ['a picture with the longest name', { imageUrl: [picture('a'.repeat(400))] }],
    ['a picture with a name from a phone', { imageUrl: [picture("IMG%20(1)%20%C5%9F'.webp")] }],
    ['a phone number with spaces', { phoneNumber: '+90 (533) 000-00-01' }],
    ['a clock that is a little fast', { timestamp: timeFromNow(3 * minute) }],
    ['a listing that waited for a connection', { timestamp: timeFromNow(-60 * 24 * minute) }],
  ])('allows %s', async (_what, fields) => {
    await assertSucceeds(create(post(fields)))
  })

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ...[...unseenTexts, ...disguisedTexts].map(
      (title): [string, Readonly<Record<string, unknown>>] => [
        `the title ${JSON.stringify(title)}`,
        { title },
      ],
    ),
    ['a title that is too long', { title: 'x'.repeat(listingLimits.titleLength + 1) }],
    ['a title that is not text', { title: 7 }],
    ...unseenTexts.map((description): [string, Readonly<Record<string, unknown>>] => [
      `the description ${JSON.stringify(description)}`,
      { description },
    ]),
    [
      'a description that is too long',
      { description: 'x'.repeat(listingLimits.descriptionLength + 1) },
    ],
    ['a price of zero', { price: 0 }],
    ['a negative price', { price: -1 }],
    ['a price that is too high', { price: listingLimits.priceBelow }],
    ['a price that is not a number', { price: Number.NaN }],
    ['a price as text', { price: '9500' }],
    ['an unknown currency', { currency: 'BTC' }],
    ['an unknown category', { category: 'Weapons' }],
    ['a category as long as a book', { category: 'x'.repeat(25_000) }],
    ['an unknown subcategory', { subCategory: 'Tanks' }],
    ['a subcategory of another category', { subCategory: 'Apartments' }],
    ['an unknown location', { location: 'All' }],
    ['an unknown area', { area: 'Manhattan' }],
    ['an area of another location', { location: 'Lefke', area: 'Alsancak' }],
    ['an area that is not a text', { area: ['Alsancak'] }],
    ['an area that only begins like one', { area: 'Alsancak East' }],
    ['an unknown payment option', { paymentOptions: ['Cash', 'Crypto'] }],
    ['a payment option twice', { paymentOptions: ['Cash', 'Cash'] }],
    ['payment options as text', { paymentOptions: 'Cash' }],
    ['an unknown contact method', { contactMethod: ['Fax'] }],
    ['a contact method in the older form', { contactMethod: 'Both' }],
    ['an unknown condition', { condition: 'mint' }],
    ['a phone number without +', { phoneNumber: '905330000001' }],
    ['a phone number that is a link', { phoneNumber: '+90 javascript:alert(1)' }],
    ['a fractional year', { year: 20_15.5 }],
    ['a year as text', { year: '2015' }],
    ['a price that is not negotiable', { negotiable: false }],
    ['a negotiable price as text', { negotiable: 'true' }],
    ['an empty mark of a negotiable price', { negotiable: null }],
    ['an unknown status', { status: 'hidden' }],
    ['a status of the backend', { status: 'held' }],
    ['no picture', { imageUrl: [] }],
    [
      'too many pictures',
      {
        imageUrl: Array.from({ length: listingLimits.imageCount + 1 }, (_, i) =>
          picture(`${i}.webp`),
        ),
      },
    ],
    ['pictures as text', { imageUrl: picture() }],
    ['a picture that is not text', { imageUrl: [picture(), 7] }],
    ["a picture of another user's", { imageUrl: [picture('a.webp', 'mehmet')] }],
    ['a picture of another project', { imageUrl: [picture('a.webp', 'ayse', 'demo-other')] }],
    ['a picture from anywhere', { imageUrl: ['https://example.com/front.webp'] }],
    ['a picture in a deeper folder', { imageUrl: [picture('..%2Fmehmet%2Ffront.webp')] }],
    ['a link that runs a script', { imageUrl: ['javascript:alert(1)'] }],
    ['a second picture from anywhere', { imageUrl: [picture(), 'https://example.com/b.webp'] }],
    ['two pictures in one text', { imageUrl: [`${picture()} ${picture()}`] }],
    ['an empty text before a picture', { imageUrl: ['', picture()] }],
    ['a picture with a too long name', { imageUrl: [picture('a'.repeat(401))] }],
    ['a picture with something after it', { imageUrl: [`${picture()}&x=<script>`] }],
    ['a time that is not text', { timestamp: Timestamp.now() }],
    ['a time in another form', { timestamp: '4 July 2025' }],
    ['an hour that is none', { timestamp: '2025-07-04T24:00:00.000Z' }],
    ['a minute that is none', { timestamp: '2025-07-04T10:60:00.000Z' }],
    ['a second that is none', { timestamp: '2025-07-04T10:00:60.000Z' }],
    ['a time of another zone', { timestamp: '2025-07-04T10:00:00.000+03:00' }],
    ['a time beyond the calendar', { timestamp: '2025-99-04T10:00:00.000Z' }],
  ])('denies %s', async (_what, fields) => {
    await assertFails(create(post(fields)))
  })

  it('denies a time in the future', async () => {
    await assertFails(create(post({ timestamp: timeFromNow(10 * minute) })))
  })

  // A request may evaluate 1,000 expressions, of which a new listing needs the most.
  it.each([...attributesTogether])('allows a new listing with %s', async (_keys, values) => {
    const optional = { area: 'Alsancak', year: 2016, negotiable: true, status: 'active' }
    await assertSucceeds(create(post({ ...optional, attributes: values })))
  })

  it('allows as many attributes as a listing may have, and no more', async () => {
    const some = (count: number) =>
      Object.fromEntries(
        attributes.slice(0, count).map(([key, definition]) => [key, allowedValues(definition)[0]]),
      )
    await assertSucceeds(create(post({ attributes: some(maxAttributes) })))
    await assertFails(
      setDoc(doc(collection(ayse, 'posts')), post({ attributes: some(maxAttributes + 1) })),
    )
  })

  it.each([
    ['unknown', { colour: 'red' }],
    ['long lists of codes among the', { make: 'Honda,'.repeat(13) }],
    ['an empty one among the', { make: 'Honda', fuel: '' }],
    ['no', {}],
    ['a list of', ['automatic']],
    ['a text instead of', 'automatic'],
    ['null instead of', null],
  ])('denies %s attributes', async (_what, value) => {
    await assertFails(create(post({ attributes: value })))
  })

  it('allows only links of the production bucket in a production project', async () => {
    const project = 'adamarket'
    const inProduction = signedInAs('ayse', { aud: project })
    const path = '/o/images%2Fayse%2Ffront.webp?alt=media&token=6f1c2f9e'
    const write = (link: string) =>
      setDoc(doc(collection(inProduction, 'posts')), post({ imageUrl: [link] }))
    const host = 'https://firebasestorage.googleapis.com'

    await assertSucceeds(write(`${host}/v0/b/${project}.appspot.com${path}`))
    await assertSucceeds(write(`${host}:443/v0/b/${project}.firebasestorage.app${path}`))
    await assertFails(write(`${host}/v0/b/${project}-2.appspot.com${path}`))
    await assertFails(write(`http://localhost:9199/v0/b/${project}.appspot.com${path}`))
    await assertFails(
      write(`https://firebasestorage.googleapis.com.example/v0/b/${project}.appspot.com${path}`),
    )
  })
})

describe('changing a listing', () => {
  beforeEach(() => store('posts/civic', post({ timestamp: '2026-07-04T10:00:00.000Z' })))
  const change = (fields: object, client = ayse) => updateDoc(doc(client, 'posts/civic'), fields)

  it.each([
    { title: 'Honda Civic, price dropped', price: 9000 },
    { status: 'sold' },
    { category: 'Electronics', subCategory: 'Laptops' },
    { imageUrl: [picture('other.webp')] },
    { year: 2014 },
    { negotiable: true },
    { attributes: { mileage: 84_000, gearbox: 'automatic' } },
  ])('allows its owner to write %j', async (fields) => {
    await assertSucceeds(change(fields))
  })

  it('allows its owner to write every field at once', async () => {
    const {
      userId: _userId,
      timestamp: _timestamp,
      ...editable
    } = post({
      title: 'Desk',
      description: 'Oak',
      price: 90,
      currency: 'EUR',
      category: 'Furniture',
      subCategory: 'Desks & Chairs',
      location: 'Lefke',
      area: 'Gemikonağı',
      paymentOptions: ['Cash', 'Exchange', 'Installments'],
      phoneNumber: '+905330000002',
      contactMethod: contactMethods,
      condition: 'new',
      imageUrl: Array.from({ length: listingLimits.imageCount }, (_, i) => picture(`${i}.webp`)),
      sellerName: 'Ayşe Demir',
      year: 2020,
      negotiable: true,
      status: 'sold',
    })
    await store('users/ayse', { name: 'Ayşe Demir', email: '', about: '' })
    await assertSucceeds(change(editable))
  })

  it('allows its owner to remove an optional field', async () => {
    await store(
      'posts/civic',
      post({ area: 'Lapta', year: 2015, negotiable: true, status: 'sold' }),
    )
    await assertSucceeds(
      change({
        area: deleteField(),
        year: deleteField(),
        negotiable: deleteField(),
        status: deleteField(),
      }),
    )
  })

  it('allows an app that does not know areas to move it', async () => {
    await store('posts/civic', post({ location: 'Girne', area: 'Lapta' }))
    await assertSucceeds(change({ location: 'Lefke' }))
    await assertFails(change({ location: 'Lefke', area: 'Alsancak' }))
    await assertSucceeds(change({ area: 'Gaziveren' }))
  })

  it('allows its owner to remove its attributes', async () => {
    await store('posts/civic', post({ attributes: { gearbox: 'automatic' } }))
    await assertSucceeds(change({ attributes: deleteField() }))
  })

  it('denies any other user', async () => {
    await assertFails(change({ price: 1 }, mehmet))
    await assertFails(updateDoc(doc(anonymous, 'posts/civic'), { price: 1 }))
  })

  it.each<Readonly<Record<string, unknown>>>([
    { userId: 'mehmet' },
    { timestamp: timeFromNow(0) },
    { featured: true },
    { price: -5 },
    { title: deleteField() },
    { subCategory: 'Apartments' },
    { category: 'Real Estate' },
    { sellerName: 'Another name' },
    { imageUrl: ['https://example.com/front.webp'] },
    { status: 'hidden' },
    { status: 'held' },
    { year: 1899 },
    { year: 2101 },
    { negotiable: false },
    { negotiable: 'yes' },
    { earlierPrices: [{ price: 9900, currency: 'GBP', until: timeFromNow(0) }] },
    { phoneVerified: true },
    { askedAt: Timestamp.fromMillis(0) },
    { renewedAt: Timestamp.fromMillis(0) },
    { renewedAt: Timestamp.fromMillis(Date.now() + 7 * 24 * hour) },
    { renewedAt: timeFromNow(0) },
  ])('denies %j even to its owner', async (fields) => {
    await assertFails(change(fields))
  })

  it('keeps what a listing cost before from its owner, and lets the price change', async () => {
    const until = timeFromNow(0)
    const earlierPrices = [{ price: 9900, currency: 'GBP', until }]
    await store('posts/civic', post({ earlierPrices }))
    await assertFails(change({ earlierPrices: [] }))
    await assertFails(change({ earlierPrices: deleteField() }))
    await assertFails(
      change({ price: 9000, earlierPrices: [{ price: 12_000, currency: 'GBP', until }] }),
    )
    await assertSucceeds(change({ price: 9000 }))
  })

  it('keeps the mark of a verified number from its owner, and lets the number change', async () => {
    await store('posts/civic', post({ phoneVerified: true }))
    await assertFails(change({ phoneVerified: deleteField() }))
    await assertFails(change({ phoneVerified: false }))
    await assertSucceeds(change({ phoneNumber: '+905330000002' }))
    await assertFails(change({ phoneNumber: '+905330000003', phoneVerified: deleteField() }))
  })

  it('allows its owner to say that it is still available, at the time of the server, and not to take it back', async () => {
    const askedAt = Timestamp.fromMillis(Date.now() - hour)
    await store('posts/civic', post({ askedAt }))
    await assertFails(updateDoc(doc(mehmet, 'posts/civic'), { renewedAt: serverTimestamp() }))
    await assertSucceeds(change({ renewedAt: serverTimestamp() }))
    await assertFails(change({ renewedAt: deleteField() }))
    await assertFails(change({ askedAt: deleteField(), renewedAt: serverTimestamp() }))
    await assertSucceeds(change({ price: 9000 }))
  })

  it.each(numbers)('allows the bounds of the attribute %s, and nothing else', async (key, one) => {
    for (const value of [one.min, one.max]) {
      await assertSucceeds(change({ attributes: { [key]: value } }))
    }
    for (const value of [one.min - 1, one.max + 1, String(one.min), Number.NaN, ...wrongForms]) {
      await assertFails(change({ attributes: { [key]: value } }))
    }
  })

  it.each(['gearbox', 'warranty'])('denies other forms of the attribute %s', async (key) => {
    for (const value of wrongForms) await assertFails(change({ attributes: { [key]: value } }))
  })

  it('allows changing a listing in an older form to the current form, but not adding older forms', async () => {
    await store('posts/civic', {
      title: ' ',
      description: '',
      price: '9500',
      currency: 'CYP',
      category: 'Cars',
      subCategory: 'Saloons',
      location: 'Kyrenia',
      paymentOptions: 'Cash',
      phoneNumber: '905330000001',
      contactMethod: 'Phone',
      condition: 'Used',
      imageUrl: 'https://example.com/old.jpg',
      userId: 'ayse',
      sellerName: 'Ayşe',
      timestamp: Timestamp.now(),
      year: '2015',
      negotiable: 'maybe',
      attributes: { colour: 'red' },
      status: 'hidden',
      views: 3,
    })
    await assertSucceeds(change({ status: 'sold' }))
    await assertSucceeds(change({ title: 'Honda Civic' }))
    await assertFails(change({ contactMethod: 'Chat' }))
    await assertFails(change({ views: 4 }))
  })

  it('denies a user who has made too many changes', async () => {
    await store('limits/ayse', { listingChangesWaitUntil: Timestamp.fromMillis(Date.now() + hour) })
    await assertFails(change({ price: 9000 }))
    await store('limits/ayse', { listingChangesWaitUntil: Timestamp.fromMillis(Date.now() - 1) })
    await assertSucceeds(change({ price: 9000 }))
  })

  it.each([{ heldBy: 'rate-limit' }, { heldBy: deleteField() }, { statusReason: 'Fine' }])(
    'denies %j, which functions write',
    async (fields) => {
      await store('posts/civic', post({ heldBy: 'moderator', statusReason: 'Fake' }))
      await assertFails(change(fields))
    },
  )

  it.each(['held', 'removed'])('denies changing what remains of a %s listing', async (status) => {
    await store('posts/civic', { userId: 'ayse', status })
    await assertFails(change({ status: 'active' }))
    await assertFails(change({ status: deleteField() }))
    await assertFails(change(post({ status: 'active' })))
    await assertFails(change({ price: 9000 }))
  })

  it('allows the current name in the profile', async () => {
    await store('users/ayse', { name: 'Ayşe Demir', email: '', about: '' })
    await assertSucceeds(change({ title: 'Still mine' }))
    await assertSucceeds(change({ sellerName: 'Ayşe Demir' }))
  })
})

describe('a suspended or banned seller', () => {
  const blockedUntil = (milliseconds: number) =>
    store('limits/ayse', { blockedUntil: Timestamp.fromMillis(Date.now() + milliseconds) })
  beforeEach(() => store('posts/civic', post()))

  it('can neither post nor change a listing, but delete it', async () => {
    await blockedUntil(hour)
    await assertFails(create(post()))
    await assertFails(updateDoc(doc(ayse, 'posts/civic'), { price: 9000 }))
    await assertSucceeds(deleteDoc(doc(ayse, 'posts/civic')))
  })

  it('can again after that', async () => {
    await blockedUntil(-1)
    await assertSucceeds(create(post()))
    await assertSucceeds(updateDoc(doc(ayse, 'posts/civic'), { price: 9000 }))
  })
})

describe('deleting a listing', () => {
  beforeEach(() => store('posts/civic', post()))

  it('is allowed only to its owner', async () => {
    await assertFails(deleteDoc(doc(anonymous, 'posts/civic')))
    await assertFails(deleteDoc(doc(mehmet, 'posts/civic')))
    await assertSucceeds(deleteDoc(doc(ayse, 'posts/civic')))
  })
})
