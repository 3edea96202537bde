import en from '#texts/en/favourite.json'
import tr from '#texts/tr/favourite.json'

import { bundledTexts } from './bundled-texts.ts'

/** The texts of the button that keeps a listing. */
export const favouriteTexts = bundledTexts({ en, tr })
