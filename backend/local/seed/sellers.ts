import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const sellerSchema = v.strictObject({
  /** The auth user id, and the id of the document in `users`. */
  uid: v.string(),
  name: v.string(),
  email: v.string(),
  about: v.string(),
  /** From a block without subscribers. */
  phone: v.string(),
  /** Set for the accounts that developers may sign in with. */
  password: v.optional(v.string()),
})

/** A seller of the seed, with the account that owns the listings. */
export type Seller = v.InferOutput<typeof sellerSchema>

const file = new URL('sellers.json', import.meta.url)

/** Every seller by the key that listings use. */
const byKey: ReadonlyMap<string, Seller> = new Map(
  Object.entries(
    v.parse(v.record(v.string(), sellerSchema), JSON.parse(readFileSync(file, 'utf8'))),
  ),
)

export const sellers: readonly Seller[] = [...byKey.values()]

/** @throws Error when no seller has this key */
export function sellerOf(key: string): Seller {
  const seller = byKey.get(key)
  if (seller === undefined) throw new Error(`sellers.json has no seller "${key}"`)
  return seller
}
