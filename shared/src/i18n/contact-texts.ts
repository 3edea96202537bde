import { translators } from './bundled-texts.ts'
import { sharedTexts } from './shared-texts.ts'

/** The texts of the buttons that reach a seller. */
export const contactTexts = translators(sharedTexts('contact'))
