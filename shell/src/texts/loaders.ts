import type { TextLoaders } from '@adamarket/shared/i18n/create-texts.ts'
import { places } from '@adamarket/shared/i18n/namespaces/places.ts'
import { textLoaders } from '@adamarket/shared/i18n/text-loaders.ts'

import english from './en/shell.json'

/** The shell's own texts, for the frame. English is bundled, so that it cannot fail to load. */
export const shellTexts: { readonly namespace: string; readonly loaders: TextLoaders } = {
  namespace: 'shell',
  loaders: textLoaders(
    {
      ...import.meta.glob('./*/shell.json', { query: '?page' }),
      './en/shell.json': () => Promise.resolve({ default: english }),
    },
    [places],
  ),
}
