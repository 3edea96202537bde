import type { TextLoaders } from '@adamarket/shared/contract/text-loaders.ts'
import { textLoaders } from '@adamarket/shared/i18n/text-loaders.ts'
import englishPlaces from '@adamarket/shared/texts/en/places.json'

import english from './en/shell.json'

/** The shell's own texts, for the frame. English is bundled, so that it cannot fail to load, and needs no request. */
export const shellTexts: { readonly namespace: string; readonly loaders: TextLoaders } = {
  namespace: 'shell',
  loaders: textLoaders({
    ...import.meta.glob(['./*/shell.json', '!./en/shell.json'], { query: '?page=places' }),
    './en/shell.json': () =>
      Promise.resolve({ default: { own: english, shared: { places: englishPlaces } } }),
  }),
}
