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
import { serverTimestamp } from 'firebase/firestore/lite'

import type { Random } from './random.ts'

export const projectId = 'demo-adversary'
/** The attacker, whose name and pictures are available. */
export const attacker = { uid: 'mallory', name: 'Mallory Ş.', email: 'mallory@example.com' }
export const victim = { uid: 'ayse', name: 'Ayşe Kaya' }

export type Fields = Readonly<Record<string, unknown>>
/** A document and its path. */
export type Write = { readonly path: string; readonly fields: Fields }

export function link(filename: string, uid = attacker.uid, project = projectId): string {
  return `http://localhost:9199/v0/b/${project}.appspot.com/o/images%2F${uid}%2F${filename}?alt=media`
}

const minute = 60_000
const year = 365 * 24 * 60 * minute

function some<Value>(random: Random, values: readonly Value[]): readonly Value[] {
  return values.filter(() => random.below(2) === 0)
}

function one<Value>(random: Random, values: readonly Value[]): Value {
  const [first, ...others] = values
  if (first === undefined) throw new Error('There is nothing to choose from')
  return random.pick([first, ...others])
}

const pairs = categoryTree.flatMap(({ name, subcategories }) =>
  subcategories.map((subCategory) => ({ category: name, subCategory })),
)

/** Between one and three attributes, each with one of its values. */
function attributes(random: Random): Fields {
  const stored = Object.entries<AttributeDefinition>(definitions).filter(([key]) => key !== 'year')
  return Object.fromEntries(
    Array.from({ length: 1 + random.below(3) }, () => {
      const [key, definition] = one(random, stored)
      if (definition.kind === 'choice') return [key, one(random, definition.codes)]
      if (definition.kind === 'flag') return [key, true]
      return [key, definition.min + random.below(definition.max - definition.min + 1)]
    }),
  )
}

/** Not blank, since it begins with a letter. */
const filled = (random: Random, longest: number) => `x${random.text(random.below(longest))}`

function aPlace(random: Random): Fields {
  const location = one(random, cities)
  return { location, ...(random.below(2) === 0 && { area: one(random, areas[location]) }) }
}

export function validPost(random: Random, id: string): Write {
  const past = random.below(2) === 0 ? random.below(year) : -random.below(4 * minute)
  return {
    path: `posts/${id}`,
    fields: {
      title: filled(random, listingLimits.titleLength / 2),
      description: filled(random, random.pick([20, 500, 5000])),
      price: random.pick([0.01, 1, random.below(1e9) + 1, listingLimits.priceBelow - 1]),
      currency: one(random, currencies),
      ...one(random, pairs),
      ...aPlace(random),
      paymentOptions: some(random, ['Cash', 'Exchange', 'Installments']),
      phoneNumber: `+${10_000 + random.below(1e9)}`,
      contactMethod: some(random, contactMethods),
      condition: one(random, conditions),
      imageUrl: Array.from({ length: 1 + random.below(listingLimits.imageCount) }, (_, index) =>
        link(`${id}-${index}_1600x1200.webp`),
      ),
      userId: attacker.uid,
      sellerName: attacker.name,
      timestamp: new Date(Date.now() - past).toISOString(),
      ...(random.below(2) === 0 && { year: 1900 + random.below(201) }),
      ...(random.below(2) === 0 && { attributes: attributes(random) }),
      ...(random.below(2) === 0 && { negotiable: true }),
      ...(random.below(2) === 0 && { status: random.pick(['active', 'sold']) }),
    },
  }
}

export function validProfile(random: Random): Write {
  return {
    path: `users/${attacker.uid}`,
    fields: {
      // The name does not change: listings of the same run contain it.
      name: attacker.name,
      email: random.pick(['', attacker.email]),
      about: random.text(random.below(1000)),
      ...(random.below(2) === 0 && { picture: link('me_640x640.webp') }),
    },
  }
}

/** A favourite of a listing `target-{id}`, which has to exist. */
export function validFavourite(random: Random, id: string): Write {
  return {
    path: `users/${attacker.uid}/favourites/target-${id}`,
    fields: {
      addedAt: new Date(Date.now() - random.below(year)).toISOString(),
      title: random.text(random.below(250)),
      price: random.below(1e9),
      currency: one(random, currencies),
    },
  }
}

/** A report of a listing `target-{id}`, which has to exist. */
export function validReport(random: Random, id: string): Write {
  const listingId = `target-${id}`
  return {
    path: `reports/${listingId}_${attacker.uid}`,
    fields: {
      listingId,
      userId: attacker.uid,
      reason: one(random, reportReasons),
      comment: random.text(random.below(500)),
      createdAt: serverTimestamp(),
    },
  }
}
