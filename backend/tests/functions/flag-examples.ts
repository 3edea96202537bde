import type { CaseFlag } from '@adamarket/shared/domain/moderation/moderation.ts'

/** A listing of a new seller, made from a seeded one, and the flags that it should have. */
export type FlagExample = {
  readonly what: string
  readonly expected: readonly CaseFlag['kind'][]
  /** The beginning of the seeded listing's title. */
  readonly of: string
  /** A text that the seller wrote instead of copying it. */
  readonly title?: string
  readonly description?: string
  /** The factor for the seeded price. */
  readonly priceTimes?: number
  /** Stores the seeded picture again: in this format, with this longest side. Otherwise it has none. */
  readonly picture?: { readonly format: 'webp' | 'jpeg' | 'png'; readonly size: number }
  /** A listing of an account that was created today, and the others that it has. */
  readonly others?: number
  /** How many other homes the seller says to own. */
  readonly otherHomes?: number
}

const ownText = {
  title: 'My own words',
  description:
    'I wrote every word of this myself, on a long evening, with a cup of coffee beside me, because a buyer should know exactly what to expect before the drive.',
}
const again = (words: string) => ({
  title: `${words} for sale`,
  description: `What you see is what you get, ${words.toLowerCase()} and all: kept in a dry place by one careful owner, who no longer has any room for it at home.`,
})

/** Copies, bait and spam, and harmless listings that look like them. */
export const flagExamples: readonly FlagExample[] = [
  {
    what: 'picture as it is',
    expected: ['same-picture'],
    of: 'Honda Civic 1.8',
    ...ownText,
    picture: { format: 'webp', size: 1024 },
  },
  {
    what: 'picture from a screenshot',
    expected: ['same-picture'],
    of: 'MacBook Air',
    ...again('Computer'),
    picture: { format: 'jpeg', size: 400 },
  },
  {
    what: 'picture stored as PNG',
    expected: ['same-picture'],
    of: 'Mazda RX-8',
    ...again('Coupé'),
    picture: { format: 'png', size: 640 },
  },
  { what: 'text as it is', expected: ['same-text'], of: 'Bright 3+1' },
  { what: 'text with another title', expected: ['same-text'], of: 'Penthouse', title: 'Daire' },
  {
    what: 'picture and text',
    expected: ['same-picture', 'same-text'],
    of: 'New villa',
    picture: { format: 'jpeg', size: 800 },
  },
  {
    what: 'car for a tenth',
    expected: ['low-price'],
    of: 'Honda Civic 1.5',
    ...again('Turbo'),
    priceTimes: 0.08,
  },
  {
    what: 'sports car for a twentieth',
    expected: ['low-price'],
    of: 'Honda Civic Type R',
    ...again('Sports car'),
    priceTimes: 0.05,
  },
  {
    what: 'link in the text',
    expected: ['contact-in-text'],
    of: 'Kettle',
    ...again('Kettle'),
    title: 'Kettle, see www.kettle-deals.shop/now',
  },
  {
    what: 'number in the text',
    expected: ['contact-in-text'],
    of: 'Canon EOS',
    title: 'Camera',
    description: 'Sadece WhatsApp: 0 533 123 45 67',
  },
  {
    what: 'sixth listing of a day',
    expected: ['many-new'],
    of: 'Blue rug',
    title: 'Rug',
    description: 'Two by three metres.',
    others: 5,
  },
  {
    what: 'fifth home of an owner',
    expected: ['many-owned'],
    of: 'Bright 3+1',
    ...again('Flat'),
    otherHomes: 4,
  },
  {
    what: 'second home of an owner',
    expected: [],
    of: 'Bright 3+1',
    ...again('Home'),
    otherHomes: 1,
  },
  {
    what: 'cheap but possible car',
    expected: [],
    of: 'Honda Civic 1.5',
    ...again('Vehicle'),
    priceTimes: 0.5,
  },
  {
    what: 'short text that many write',
    expected: [],
    of: 'Blue rug',
    title: 'Rug',
    description: 'As good as new.',
  },
  {
    what: 'second listing of a day',
    expected: [],
    of: 'Blue rug',
    title: 'Carpet',
    description: 'Three by four metres.',
    others: 1,
  },
  {
    what: 'model with a dot',
    expected: [],
    of: 'Kettle',
    title: 'Node.js book',
    description: '2.el, 350 sayfa.',
  },
]
