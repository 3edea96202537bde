import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { KeyboardEvent, RefObject } from 'react'
import { useEffect, useState } from 'react'

import { forgetAllSearches, forgetSearch, recentSearches } from './recent-searches.ts'
import type { Suggestion } from './suggest-searches.ts'

async function loadCode() {
  const [{ searchOf, suggestSearches }, { SuggestionList }] = await Promise.all([
    import(/* webpackChunkName: "suggestions" */ './suggest-searches.ts'),
    import(/* webpackChunkName: "suggestions" */ './suggestion-list.tsx'),
  ])
  return { searchOf, suggestSearches, SuggestionList }
}

type Code = Awaited<ReturnType<typeof loadCode>>

type Options = {
  readonly typed: string
  /** The element with the suggestions: a press outside it closes them. */
  readonly root: RefObject<HTMLElement | null>
  readonly onChoose: (suggestion: Suggestion) => void
}

/**
 * The suggestions of the search, and the active one. Their code is loaded when the search is first used;
 * without it the search works all the same.
 */
export function useSuggestions({ typed, root, onChoose }: Options) {
  const language = useLocale()
  const [code, setCode] = useState<Code>()
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [recent, setRecent] = useState<readonly string[]>([])

  useEffect(() => {
    if (!isOpen) return undefined
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', closeFromOutside)
    return () => document.removeEventListener('pointerdown', closeFromOutside)
  }, [isOpen, root])

  const suggestions = isOpen && code ? code.suggestSearches(typed, { recent, language }) : []

  const prepare = () => {
    if (!code) loadCode().then(setCode, () => undefined)
  }
  const open = () => {
    prepare()
    setRecent(recentSearches())
    setActive(-1)
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)
  const changeRecent = () => {
    setRecent(recentSearches())
    setActive(-1)
  }
  const forget = (text: string) => {
    forgetSearch(text)
    changeRecent()
  }

  /** Moves through the suggestions and, between the last and the first, back to the typed text. */
  const move = (step: 1 | -1) => {
    if (!isOpen) return open()
    const count = suggestions.length + 1
    return setActive(((active + 1 + step + count) % count) - 1)
  }

  const chosen = suggestions[active]
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const actions: Readonly<Record<string, (() => void) | false | undefined>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: chosen && (() => onChoose(chosen)),
      Escape: suggestions.length > 0 && close,
      Delete: chosen?.kind === 'recent' && (() => forget(chosen.label)),
    }
    const action = actions[event.key]
    if (!action) return
    // A key that the list handles must not also move the caret, clear the text or close a menu.
    event.preventDefault()
    event.stopPropagation()
    action()
  }

  return {
    suggestions,
    searchOf: (suggestion: Suggestion) => code?.searchOf(suggestion) ?? { text: suggestion.label },
    active,
    setActive,
    open,
    close,
    prepare,
    handleKey,
    forget,
    forgetAll: () => {
      forgetAllSearches()
      changeRecent()
    },
    SuggestionList: code?.SuggestionList,
  }
}
