import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import evening from '@adamarket/shared/ui/posters/evening.svg'
// The first one is visible first: it is part of the page's code.
import harbour from '@adamarket/shared/ui/posters/harbour.svg?inline'
import market from '@adamarket/shared/ui/posters/market.svg'

/** The three posters, in order: the picture, the colour of its text, and the search it links to. */
export const slides = [
  {
    name: 'harbour',
    image: harbour,
    ink: 'dark',
    to: hrefs.search({ text: '', location: 'All' }),
  },
  { name: 'market', image: market, ink: 'dark', to: `${paths.search}?query=Furniture` },
  { name: 'evening', image: evening, ink: 'light', to: `${paths.search}?query=Properties` },
] as const

export type SlideContent = (typeof slides)[number]
