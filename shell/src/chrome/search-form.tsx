import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { useNavigate } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { oneLine } from '@adamarket/shared/domain/text/one-line.ts'
import { maxSearchTextLength } from '@adamarket/shared/domain/search/search-query.ts'
import { SearchIcon } from '@adamarket/shared/ui/icons/navigation.tsx'
import { joinClasses } from '@adamarket/shared/ui/join-classes.ts'
import { VisuallyHidden } from '@adamarket/shared/ui/visually-hidden.tsx'
import { useId, useRef, useState } from 'react'

import { focusMain } from './main-content.ts'
import { rememberSearch } from './recent-searches.ts'
import type { SuggestedSearch, Suggestion } from './suggest-searches.ts'
import { useQueryInUrl } from './use-query-in-url.ts'
import { useSuggestions } from './use-suggestions.ts'
import styles from './search-form.module.css'

type Props = {
  /** Distinguishes it from the search of the header, on a page that has both. */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

/**
 * The text search (specification, section 2.1): leads to the results in the selected location, and ignores
 * an empty text. On the search page it shows the current query. While the visitor types, it suggests
 * recent searches, categories, and things by their names.
 */
export function SearchForm({ label, className }: Props) {
  const t = useTranslations('shell')
  const { selectedLocation } = useHostServices()
  const navigate = useNavigate()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const inUrl = useQueryInUrl()
  const [lastInUrl, setLastInUrl] = useState(inUrl)
  const [typed, setTyped] = useState(inUrl ?? '')

  if (inUrl !== lastInUrl) {
    setLastInUrl(inUrl)
    if (inUrl !== undefined) setTyped(inUrl)
  }

  const goTo = (query: SuggestedSearch) => {
    setTyped(query.text)
    suggested.close()
    const location = selectedLocation.getState().selectedLocation
    void navigate(hrefs.search({ location, ...query }))
    // Hides a phone's keyboard, and moves screen readers to the results.
    focusMain()
  }
  const search = (words: string) => {
    const text = oneLine(words)
    if (text === '') return
    rememberSearch(text)
    goTo({ text })
  }
  const choose = (suggestion: Suggestion) => {
    if (suggestion.kind === 'recent') search(suggestion.label)
    else goTo(suggested.searchOf(suggestion))
  }

  const suggested = useSuggestions({ typed, root, onChoose: choose })
  const { suggestions, active, SuggestionList } = suggested
  const isShown = suggestions.length > 0
  const listId = `${id}-list`
  const optionId = (index: number) => `${listId}-${index}`

  return (
    <div
      ref={root}
      className={joinClasses(styles['search'], className)}
      onBlur={({ relatedTarget }) => {
        if (!root.current?.contains(relatedTarget)) suggested.close()
      }}
    >
      <form
        role="search"
        aria-label={label}
        action={paths.search}
        onSubmit={(event) => {
          event.preventDefault()
          search(typed)
        }}
        className={styles['form']}
      >
        <label htmlFor={id}>
          <VisuallyHidden>{t('search.label')}</VisuallyHidden>
        </label>
        <input
          id={id}
          type="search"
          name="query"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          aria-autocomplete="list"
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
          maxLength={maxSearchTextLength}
          placeholder={t('search.placeholder')}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            suggested.open()
          }}
          onFocus={typed === '' ? suggested.open : suggested.prepare}
          onClick={suggested.open}
          onKeyDown={suggested.handleKey}
          className={styles['input']}
        />
        <button type="submit" className={styles['submit']} title={t('search.submit')}>
          <SearchIcon />
          <VisuallyHidden>{t('search.submit')}</VisuallyHidden>
        </button>
      </form>
      {isShown && SuggestionList && (
        <SuggestionList
          id={listId}
          suggestions={suggestions}
          active={active}
          optionId={optionId}
          onActivate={suggested.setActive}
          onChoose={choose}
          onForget={suggested.forget}
          onForgetAll={suggested.forgetAll}
        />
      )}
    </div>
  )
}
