import { inEachLanguage } from '#domain/languages.ts'

import type { Messages, TextLoaders } from './create-texts.ts'
import type { Found } from './found-texts.ts'
import { foundFor } from './found-texts.ts'
import type { SharedTexts } from './shared-texts.ts'

/**
 * Loads the texts of an app, with the shared ones that its code shows.
 *
 * @param found with `?page`, without `eager`
 */
export function textLoaders(
  found: Found<() => Promise<{ readonly default: Messages }>>,
  shared: readonly Pick<SharedTexts<unknown>, 'load'>[] = [],
): TextLoaders {
  return inEachLanguage((language) => async () => {
    const [texts] = await Promise.all([
      foundFor(found, language)(),
      ...shared.map(({ load }) => load(language)),
    ])
    return texts
  })
}
