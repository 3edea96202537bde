import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'

/** The three posters, in order: which scene, and the search each leads to. */
export const slides = [
  { name: 'harbour', to: hrefs.search({ text: '', location: 'All' }) },
  { name: 'market', to: `${paths.search}?query=Furniture` },
  { name: 'evening', to: `${paths.search}?query=Properties` },
] as const

export type SlideContent = (typeof slides)[number]
