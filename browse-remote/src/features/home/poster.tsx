import type { SlideContent } from '#features/home/slides.ts'

export function Poster({ name }: { readonly name: SlideContent['name'] }) {
  return <div data-scene={name} />
}
