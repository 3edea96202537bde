import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import { textLoaders } from '@adamarket/shared/i18n/text-loaders.ts'

/** The texts of this remote, for everything it exposes. */
export const accountTexts: RoutesModule['texts'] = {
  namespace: 'account',
  loaders: textLoaders(
    import.meta.glob('./*/account.json', {
      query: '?page=cards,contact,failure,favourite,places,seller',
    }),
  ),
}
