import type { TextLoaders } from '@adamarket/shared/i18n/create-i18n.ts'

import * as english from './en.ts'

/** The shell's own texts, for the frame. English is bundled, so that it cannot fail to load. */
export const shellTexts: { readonly namespace: string; readonly loaders: TextLoaders } = {
  namespace: 'shell',
  loaders: {
    en: () => Promise.resolve(english),
    tr: () => import('./tr.ts'),
  },
}
