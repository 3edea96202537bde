import type { Category, Subcategory } from '@adamarket/shared/domain/category-tree.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'

/** The names of its texts, most important first. */
type Advice = readonly (
  | 'advance'
  | 'animal'
  | 'contract'
  | 'deed'
  | 'fee'
  | 'hold'
  | 'home'
  | 'item'
  | 'later'
  | 'meet'
  | 'passport'
  | 'price'
  | 'proof'
  | 'property'
  | 'reward'
  | 'terms'
  | 'vehicle'
)[]

const items: Advice = ['meet', 'item', 'advance']
const vehicles: Advice = ['meet', 'vehicle', 'advance']
const animals: Advice = ['animal', 'meet', 'advance']
const homes: Advice = ['home', 'hold', 'contract']
const sales: Advice = ['property', 'deed', 'contract']

const byCategory: Readonly<Partial<Record<Category, Advice>>> = {
  'Real Estate': ['property', 'hold', 'contract'],
  Jobs: ['fee', 'passport', 'terms'],
  Services: ['price', 'later'],
  'Lost & Found': ['proof', 'meet', 'reward'],
}

const bySubcategory: Readonly<Partial<Record<Subcategory, Advice>>> = {
  'Cars for Sale': vehicles,
  'Cars for Rent': ['contract', 'advance'],
  'Motorcycles & Accessories': vehicles,
  'Boats - Watercraft': vehicles,
  'Heavy Trucks, Buses & Other Vehicles': vehicles,
  Apartments: homes,
  Houses: homes,
  'Room Rentals': homes,
  Land: sales,
  Cats: animals,
  Dogs: animals,
  'Other Pets & Animals': animals,
}

const adviceBySubcategory = new Map<string, Advice>(Object.entries(bySubcategory))
const adviceByCategory = new Map<string, Advice>(Object.entries(byCategory))

/** The safety advice that fits what a listing offers. */
export function safetyAdviceFor({
  category,
  subCategory,
  attributes,
}: Pick<Listing, 'category' | 'subCategory' | 'attributes'>): Advice {
  if (category === 'Real Estate' && attributes?.['dealType'] === 'sale') return sales
  return adviceBySubcategory.get(subCategory) ?? adviceByCategory.get(category) ?? items
}
