import { areas } from '@adamarket/shared/domain/areas/areas.ts'
import type { AttributeDefinition } from '@adamarket/shared/domain/attributes/definitions.ts'
import { definitions } from '@adamarket/shared/domain/attributes/definitions.ts'
import { categoryTree } from '@adamarket/shared/domain/category-tree.ts'
import { conditions } from '@adamarket/shared/domain/listing/condition.ts'
import { contactMethods } from '@adamarket/shared/domain/listing/contact-methods.ts'
import { listingLimits } from '@adamarket/shared/domain/listing/listing-limits.ts'
import { reportReasons } from '@adamarket/shared/domain/listing/listing-report.ts'
import { cities } from '@adamarket/shared/domain/location.ts'
import { currencies } from '@adamarket/shared/domain/money/money.ts'
import fc from 'fast-check'
import { serverTimestamp } from 'firebase/firestore/lite'

export const projectId = 'demo-model'

export const accounts = ['mallory', 'ayse', 'deniz'] as const
export type Account = (typeof accounts)[number]

/** What the profiles of the accounts say. Names do not change: listings of the same run contain them. */
export const names: Readonly<Record<Account, string>> = {
  mallory: 'Mallory Ş.',
  ayse: 'Ayşe Kaya',
  deniz: 'Deniz',
}

export const emailOf = (who: string) => `${who}@example.com`

export type Fields = Readonly<Record<string, unknown>>
/** A document and its path. */
export type Write = { readonly path: string; readonly fields: Fields }

export function link(filename: string, uid: string, project = projectId): string {
  return `http://localhost:9199/v0/b/${project}.appspot.com/o/images%2F${uid}%2F${filename}?alt=media`
}

const minute = 60_000
const year = 365 * 24 * 60 * minute
const alphabet = [...'abcdefghijklmnopqrstuvwxyzABCÇĞİIÖŞÜçğıöşü0123456789 .,-<>&"\'/\\{}$%日本ع🚗']

export const text = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), maxLength, size: 'max' })

/** Not blank, since it begins with a letter. */
const filled = (maxLength: number) => text(maxLength - 1).map((rest) => `x${rest}`)

/** A time as listings have it, at most this old; a clock may be fast by a few minutes. */
const past = (maxAgeMs: number, fast = 0) =>
  fc
    .integer({ min: -fast, max: maxAgeMs })
    .map((duration) => new Date(Date.now() - duration).toISOString())

const pair = fc.constantFrom(
  ...categoryTree.flatMap(({ name, subcategories }) =>
    subcategories.map((subCategory) => ({ category: name, subCategory })),
  ),
)

const place = fc
  .constantFrom(...cities)
  .chain((location) =>
    fc.record(
      { location: fc.constant(location), area: fc.constantFrom(...areas[location]) },
      { requiredKeys: ['location'] },
    ),
  )

function valueOf(definition: AttributeDefinition): fc.Arbitrary<unknown> {
  if (definition.kind === 'choice') return fc.constantFrom(...definition.codes)
  if (definition.kind === 'flag') return fc.constant(true)
  if (definition.kind === 'text') return fc.constantFrom('Clio', '3008', 'Range Rover')
  if (definition.kind === 'month') return fc.constantFrom('2026-01', '2099-12')
  return fc.integer({ min: definition.min, max: definition.max })
}

/** Between one and three attributes, each with one of its values. */
const attributes = fc
  .subarray(
    Object.entries<AttributeDefinition>(definitions).filter(([key]) => key !== 'year'),
    { minLength: 1, maxLength: 3 },
  )
  .chain((some) =>
    fc.record(Object.fromEntries(some.map(([key, definition]) => [key, valueOf(definition)]))),
  )

export function validPost(who: Account, id: string): fc.Arbitrary<Write> {
  const required = fc.record({
    title: filled(listingLimits.titleLength / 2),
    description: fc.constantFrom(20, 500, 5000).chain(filled),
    price: fc.oneof(
      fc.constantFrom(0.01, 1, listingLimits.priceBelow - 1),
      fc.integer({ min: 1, max: 1e9 }),
    ),
    currency: fc.constantFrom(...currencies),
    paymentOptions: fc.subarray(['Cash', 'Exchange', 'Installments']),
    phoneNumber: fc.integer({ min: 10_000, max: 1e9 }).map((digits) => `+${digits}`),
    contactMethod: fc.subarray([...contactMethods]),
    condition: fc.constantFrom(...conditions),
    imageUrl: fc
      .integer({ min: 1, max: listingLimits.imageCount })
      .map((length) =>
        Array.from({ length }, (_, index) => link(`${id}-${index}_1600x1200.webp`, who)),
      ),
    timestamp: fc.oneof(past(year), past(0, 4 * minute)),
  })
  const optional = fc.record(
    {
      year: fc.integer({ min: 1900, max: 2100 }),
      attributes,
      negotiable: fc.constant(true),
      status: fc.constantFrom('active', 'sold'),
    },
    { requiredKeys: [] },
  )
  const own = { userId: who, sellerName: names[who] }
  return fc
    .tuple(required, optional, pair, place)
    .map((parts) => ({ path: `posts/${id}`, fields: Object.assign({}, ...parts, own) }))
}

export function validProfile(who: Account): fc.Arbitrary<Write> {
  return fc
    .record(
      {
        name: fc.constant(names[who]),
        email: fc.constantFrom('', emailOf(who)),
        about: text(1000),
        picture: fc.constant(link('me_640x640.webp', who)),
      },
      { requiredKeys: ['name', 'email', 'about'] },
    )
    .map((fields) => ({ path: `users/${who}`, fields }))
}

/** A favourite of a listing, which has to exist. */
export function validFavourite(who: Account, id: string): fc.Arbitrary<Write> {
  return fc
    .record({
      addedAt: past(year),
      title: text(250),
      price: fc.nat(1e9),
      currency: fc.constantFrom(...currencies),
    })
    .map((fields) => ({ path: `users/${who}/favourites/${id}`, fields }))
}

/** A report of a listing, which has to exist. */
export function validReport(who: Account, id: string): fc.Arbitrary<Write> {
  return fc
    .record({
      listingId: fc.constant(id),
      userId: fc.constant(who),
      reason: fc.constantFrom(...reportReasons),
      comment: text(500),
    })
    .map((fields) => ({
      path: `reports/${id}_${who}`,
      fields: { ...fields, createdAt: serverTimestamp() },
    }))
}
