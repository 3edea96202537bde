import evening from '@adamarket/shared/ui/posters/evening.svg'
import harbour from '@adamarket/shared/ui/posters/harbour.svg'
import market from '@adamarket/shared/ui/posters/market.svg'

import type { SlideContent } from '#features/home/slides.ts'

const sources = { harbour, market, evening } as const satisfies Record<SlideContent['name'], string>

/** The scene behind the words of a slide; it says nothing that they do not say. */
export function Poster({ name }: { readonly name: SlideContent['name'] }) {
  return <img src={sources[name]} alt="" />
}
