import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import type { Theme } from '@adamarket/shared/state/theme-store.ts'
import evening from '@adamarket/shared/ui/posters/evening.svg'
import harbour from '@adamarket/shared/ui/posters/harbour.svg'
import inlineHarbour from '@adamarket/shared/ui/posters/harbour.svg?inline'
import market from '@adamarket/shared/ui/posters/market.svg'

/** The three posters: the picture, and the search it links to. */
const slides = [
  {
    name: 'harbour',
    // Visible first in the light theme, so a server puts it into the page, where hydration leaves it.
    image: import.meta.env.SSR ? inlineHarbour : harbour,
    to: hrefs.search({ text: '', location: 'All' }),
  },
  { name: 'market', image: market, to: `${paths.search}?query=Furniture` },
  { name: 'evening', image: evening, to: `${paths.search}?query=Properties` },
] as const

export type SlideContent = (typeof slides)[number]

const [harbourSlide, marketSlide, eveningSlide] = slides

export const slideCount = slides.length

/** The first posters of both themes: one in the light theme, one in the dark. */
export const firstSlides = [harbourSlide, eveningSlide] as const

/**
 * The posters in order; the one that is visible first suits the theme.
 *
 * @param served the picture of the harbour, if the page came with it: a file would be requested
 */
export function slidesFor(
  theme: Theme,
  served = harbourSlide.image,
): readonly [SlideContent, ...SlideContent[]] {
  const shown = { ...harbourSlide, image: served }
  return theme === 'dark' ? [eveningSlide, shown, marketSlide] : [shown, marketSlide, eveningSlide]
}
