import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'

/** The texts of this remote, for everything it exposes. */
export const accountTexts: RoutesModule['texts'] = {
  namespace: 'account',
  loaders: {
    en: () => import(/* webpackChunkName: "texts-en" */ './en/account.json'),
    tr: () => import(/* webpackChunkName: "texts-tr" */ './tr/account.json'),
  },
}
