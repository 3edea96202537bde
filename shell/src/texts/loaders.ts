import type { TextLoaders } from '@adamarket/shared/i18n/create-texts.ts'

import english from './en/shell.json'

/** The shell's own texts, for the frame. English is bundled, so that it cannot fail to load. */
export const shellTexts: { readonly namespace: string; readonly loaders: TextLoaders } = {
  namespace: 'shell',
  loaders: {
    en: () => Promise.resolve({ default: english }),
    tr: () => import('./tr/shell.json'),
  },
}
