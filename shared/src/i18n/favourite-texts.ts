import { translators } from './bundled-texts.ts'
import { favourite } from './namespaces/favourite.ts'

/** The texts of the button that keeps a listing. */
export const favouriteTexts = translators(favourite.in)
