import { translators } from './bundled-texts.ts'
import { sharedTexts } from './shared-texts.ts'

/** The texts of the button that keeps a listing. */
export const favouriteTexts = translators(sharedTexts('favourite'))
