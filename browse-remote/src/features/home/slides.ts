import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import type { Theme } from '@adamarket/shared/state/theme-store.ts'
import evening from '@adamarket/shared/ui/posters/evening.svg'
import harbour from '@adamarket/shared/ui/posters/harbour.svg'
import market from '@adamarket/shared/ui/posters/market.svg'

/** The three posters: the picture, and the search it links to. */
const slides = [
  { name: 'harbour', image: harbour, to: hrefs.search({ text: '', location: 'All' }) },
  { name: 'market', image: market, to: `${paths.search}?query=Furniture` },
  { name: 'evening', image: evening, to: `${paths.search}?query=Properties` },
] as const

export type SlideContent = (typeof slides)[number]

const [harbourSlide, marketSlide, eveningSlide] = slides

export const slideCount = slides.length

/** The first posters of both themes: one in the light theme, one in the dark. */
export const firstSlides = [harbourSlide, eveningSlide] as const

/** The posters in order; the one that is visible first suits the theme. */
export function slidesFor(theme: Theme): readonly [SlideContent, ...SlideContent[]] {
  return theme === 'dark'
    ? [eveningSlide, harbourSlide, marketSlide]
    : [harbourSlide, marketSlide, eveningSlide]
}
