import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import { textLoaders } from '@adamarket/shared/i18n/text-loaders.ts'
import { cards } from '@adamarket/shared/i18n/namespaces/cards.ts'
import { failure } from '@adamarket/shared/i18n/namespaces/failure.ts'
import { favourite } from '@adamarket/shared/i18n/namespaces/favourite.ts'
import { places } from '@adamarket/shared/i18n/namespaces/places.ts'
import { seller } from '@adamarket/shared/i18n/namespaces/seller.ts'

/** The texts of this remote, for everything it exposes. */
export const accountTexts: RoutesModule['texts'] = {
  namespace: 'account',
  loaders: textLoaders(import.meta.glob('./*/account.json', { query: '?page' }), [
    cards,
    failure,
    favourite,
    places,
    seller,
  ]),
}
