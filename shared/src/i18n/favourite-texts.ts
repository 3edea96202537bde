import { translators } from './bundled-texts.ts'
import { sharedTexts } from './shared-texts.ts'

/** The texts of the favourite button. */
export const favouriteTexts = translators(sharedTexts('favourite'))
