import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { foldText } from '@adamarket/shared/domain/text/fold-text.ts'
import { categoryTabs, categoryTiles } from '@adamarket/shared/domain/search/known-queries.ts'

const tabs = categoryTabs.map(({ query }) => query)
const tiles = categoryTiles.map(({ name }) => name)

/** A searched text as the visitor reads it: the query of a tab or tile has a name in each language. */
export function useQueryName(): (text: string) => string {
  const t = useTranslations('browse')
  return (text) => {
    const wanted = foldText(text.trim())
    const isWanted = (query: string) => foldText(query) === wanted
    const tab = tabs.find(isWanted)
    const tile = tiles.find(isWanted)
    const name = tab ? t(`search.tabs.${tab}`) : tile && t(`tiles.${tile}`)
    return name === undefined || isWanted(name) ? text : name
  }
}
