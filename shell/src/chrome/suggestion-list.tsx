import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { maxCounted } from '@adamarket/shared/domain/ports.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { ClockIcon, TagIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { CloseIcon } from '@adamarket/shared/ui/icons/navigation.tsx'
import { VisuallyHidden } from '@adamarket/shared/ui/visually-hidden.tsx'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'

import type { Suggestion } from './suggest-searches.ts'
import { parentOf, searchOf } from './suggest-searches.ts'
import { suggestionTexts } from './suggestion-texts.ts'
import styles from './suggestion-list.module.css'
import { useSuggestedCounts } from './use-suggested-counts.ts'

type Props = {
  readonly id: string
  readonly suggestions: readonly Suggestion[]
  /** The one that Enter would choose; -1 for none. */
  readonly active: number
  readonly optionId: (index: number) => string
  readonly onActivate: (index: number) => void
  readonly onChoose: (suggestion: Suggestion) => void
  readonly onForget: (text: string) => void
  readonly onForgetAll: () => void
}

/** The list below the search, whose input keeps the focus (the ARIA combobox pattern). */
export function SuggestionList({
  id,
  suggestions,
  active,
  optionId,
  onActivate,
  onChoose,
  onForget,
  onForgetAll,
}: Props) {
  const t = suggestionTexts(useLocale())
  const list = useRef<HTMLUListElement>(null)
  const { selectedLocation } = useHostServices()
  const selected = useStore(selectedLocation, (state) => state.selectedLocation)
  const inSelected = (one: Suggestion) => ({ location: selected, ...searchOf(one) })
  const counted = suggestions.filter(({ kind }) => kind !== 'recent')
  const countOf = useSuggestedCounts(counted.map(inSelected))
  const hasRecent = suggestions.some(({ kind }) => kind === 'recent')

  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    // A press in the list does not take the focus from the input.
    <div className={styles['panel']} onMouseDown={(event) => event.preventDefault()}>
      <p role="status">
        <VisuallyHidden>
          {t('count', { count: suggestions.length })} {hasRecent && <span>{t('howToForget')}</span>}
        </VisuallyHidden>
      </p>
      <ul ref={list} id={id} role="listbox" aria-label={t('label')} className={styles['list']}>
        {suggestions.map((suggestion, index) => (
          <li
            key={optionId(index)}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            data-active={index === active || undefined}
            className={styles['option']}
            onPointerMove={() => onActivate(index)}
            onClick={() => onChoose(suggestion)}
          >
            <SuggestionText suggestion={suggestion} />
            {suggestion.kind !== 'recent' && <Count count={countOf(inSelected(suggestion))} />}
            {suggestion.kind === 'recent' && (
              // For pointers only: keyboards have the Delete key and the button below.
              <span
                aria-hidden="true"
                title={t('forget')}
                className={styles['forget']}
                onClick={(event) => {
                  event.stopPropagation()
                  onForget(suggestion.label)
                }}
              >
                <CloseIcon size="1em" />
              </span>
            )}
          </li>
        ))}
      </ul>
      {hasRecent && (
        <div className={styles['footer']}>
          <Button variant="ghost" size="sm" onClick={onForgetAll}>
            {t('forgetAll')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Count({ count }: { readonly count: number | undefined }) {
  const t = suggestionTexts(useLocale())
  if (count === undefined) return null
  return (
    <span className={styles['count']}>
      <span aria-hidden="true">{count >= maxCounted ? `${count}+` : count}</span>
      <VisuallyHidden>{t('listings', { count })}</VisuallyHidden>
    </span>
  )
}

function SuggestionText({ suggestion }: { readonly suggestion: Suggestion }) {
  const t = suggestionTexts(useLocale())
  const isRecent = suggestion.kind === 'recent'
  const parent = parentOf(suggestion)
  const said = () => {
    if (parent !== undefined) return t('inCategory', { name: parent })
    if (suggestion.kind !== 'thing') return t('isCategory')
    return suggestion.is === 'near' ? t('near') : t('place')
  }
  return (
    <>
      <span className={styles['icon']}>{isRecent ? <ClockIcon /> : <TagIcon />}</span>
      <span className={styles['text']}>
        <span className={styles['label']} dir="auto">
          {suggestion.label}
        </span>
        {!isRecent && <span className={styles['parent']}>{said()}</span>}
        {isRecent && <VisuallyHidden>{t('isRecent')}</VisuallyHidden>}
      </span>
    </>
  )
}
