import { languages } from '#domain/languages.ts'
import { cards } from '#i18n/namespaces/cards.ts'
import { categories } from '#i18n/namespaces/categories.ts'
import { failure } from '#i18n/namespaces/failure.ts'
import { favourite } from '#i18n/namespaces/favourite.ts'
import { places } from '#i18n/namespaces/places.ts'
import { seller } from '#i18n/namespaces/seller.ts'

const namespaces = [cards, categories, failure, favourite, places, seller]

// For tests of parts: on a page, the app's own texts bring the shared ones.
await Promise.all(
  languages.flatMap((language) => namespaces.map(async ({ load }) => await load(language))),
)
