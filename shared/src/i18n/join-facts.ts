import { languageFacts, languageOf } from '#domain/languages.ts'

import { isolate } from './isolate.ts'

/**
 * Short facts in one line, each in its own direction: `2016 · 84,000 km · Automatic`. Those that are missing are left out.
 * A line that ends between two ends before the dot.
 */
export function joinFacts(
  facts: readonly (string | false | undefined)[],
  language: string,
): string {
  const { direction } = languageFacts[languageOf(language)]
  return facts.flatMap((fact) => (fact ? [isolate(fact, direction)] : [])).join(' ·\u00a0')
}
