import type { TextLoaders } from '@adamarket/shared/i18n/create-i18n.ts'

/** The shell's own texts: the frame around every page. */
export const shellTexts: { readonly namespace: string; readonly loaders: TextLoaders } = {
  namespace: 'shell',
  loaders: {
    en: () => import('#texts/en.ts'),
    tr: () => import('#texts/tr.ts'),
  },
}
