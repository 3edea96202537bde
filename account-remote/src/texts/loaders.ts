import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'

/** The texts of this remote, for all that it exposes. */
export const accountTexts: RoutesModule['texts'] = {
  namespace: 'account',
  loaders: { en: () => import('#texts/en.ts'), tr: () => import('#texts/tr.ts') },
}
