import type { categoryTree, Category } from '@adamarket/shared/domain/category-tree.ts'
import type { Condition } from '@adamarket/shared/domain/condition.ts'
import type { City } from '@adamarket/shared/domain/location.ts'
import type { Currency } from '@adamarket/shared/domain/money.ts'
import type { Scene } from '#seed/pictures/scene.ts'
import type { SellerKey } from '#seed/sellers.ts'

type SubcategoryOf<Name extends Category> = Extract<
  (typeof categoryTree)[number],
  { readonly name: Name }
>['subcategories'][number]

export type PaymentOption = 'Cash' | 'Exchange' | 'Installments'

/** What the post form stores, or one of the single strings of older documents. */
export type StoredContact =
  | readonly ('Phone Number' | 'In-App Chat' | 'Whatsapp' | 'Both')[]
  | 'Phone'
  | 'Chat'
  | 'Both'

/** A listing of the seed as a person writes it down; `toDocument` completes it. */
export type Entry<Sub extends string = string> = {
  readonly title: string
  readonly description: string
  readonly price: number
  readonly currency: Currency
  readonly sub: Sub
  readonly city: City
  readonly condition: Condition
  readonly seller: SellerKey
  /** How long before the seeding it was posted: minutes, hours or days. */
  readonly age: `${number}${'m' | 'h' | 'd'}`
  readonly scene: Scene
  /** How many pictures, 0 to 6. */
  readonly pictures: number
  /** Cash alone when absent. */
  readonly pay?: readonly PaymentOption[]
  /** Phone and WhatsApp when absent. */
  readonly contact?: StoredContact
  readonly year?: number
  readonly status?: 'sold'
}

/** The listings of one category; its subcategories are checked by the compiler. */
export type CategoryEntries<Name extends Category = Category> = {
  readonly category: Name
  readonly entries: readonly Entry<SubcategoryOf<Name>>[]
}
