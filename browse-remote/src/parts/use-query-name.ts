import { foldText } from '@adamarket/shared/domain/fold-text.ts'
import { categoryTabs, categoryTiles } from '@adamarket/shared/domain/known-queries.ts'
import { useTranslation } from 'react-i18next'

const known = [
  ...categoryTiles.map(({ name }) => name),
  ...categoryTabs.map(({ query }) => query),
] as const

/** A searched text as the visitor reads it: the query of a tab or tile has a name in each language. */
export function useQueryName(): (text: string) => string {
  const { t } = useTranslation('browse')
  return (text) => {
    const wanted = foldText(text.trim())
    const query = known.find((candidate) => foldText(candidate) === wanted)
    const name = query ? t(`search.known.${query}`) : text
    return foldText(name) === wanted ? text : name
  }
}
