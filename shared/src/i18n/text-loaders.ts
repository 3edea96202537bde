import { inEachLanguage } from '#domain/languages.ts'

import type { Messages, TextLoaders } from '@adamarket/shared/contract/text-loaders.ts'
import type { Found } from './found-texts.ts'
import { foundFor } from './found-texts.ts'
import type { PageTexts } from './shared-texts.ts'
import { ownTexts } from './shared-texts.ts'

/**
 * Loads the texts of an app, with the shared ones that its code shows.
 *
 * @param found with `?page`, without `eager`
 */
export function textLoaders(
  found: Found<() => Promise<{ readonly default: PageTexts<Messages> }>>,
): TextLoaders {
  return inEachLanguage((language) => async () => {
    const page = await foundFor(found, language)()
    return { default: ownTexts(language, page.default) }
  })
}
