import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import evening from '@adamarket/shared/ui/posters/evening.svg'
// The first of them is what a visitor sees first: it comes with the page.
import harbour from '@adamarket/shared/ui/posters/harbour.svg?inline'
import market from '@adamarket/shared/ui/posters/market.svg'

/** The three posters, in order: the scene, the ink it asks for, and the search it leads to. */
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
