import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { SelectedLocation } from '@adamarket/shared/domain/location.ts'
import { CheckIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import type { KeyboardEvent } from 'react'
import { useEffect, useRef, useState } from 'react'

import { useLocationName } from './use-location-name.ts'
import styles from './location-picker.module.css'

type Props = {
  readonly id: string
  readonly choices: readonly SelectedLocation[]
  readonly current: SelectedLocation
  readonly onChoose: (location: SelectedLocation) => void
  readonly onClose: () => void
}

/**
 * The open list of locations. The list has the focus and names its active option, as the ARIA listbox
 * pattern requires.
 */
export function LocationList({ id, choices, current, onChoose, onClose }: Props) {
  const t = useTranslations('shell')
  const nameOf = useLocationName()
  const [active, setActive] = useState(() => choices.indexOf(current))
  const list = useRef<HTMLUListElement>(null)
  const last = choices.length - 1

  useEffect(() => list.current?.focus({ preventScroll: true }), [])

  const choice = choices[active]
  const chooseActive = () => choice && onChoose(choice)
  const actions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive(Math.min(active + 1, last)),
    ArrowUp: () => setActive(Math.max(active - 1, 0)),
    Home: () => setActive(0),
    End: () => setActive(last),
    Enter: chooseActive,
    ' ': chooseActive,
    Escape: onClose,
    Tab: onClose,
  }
  const handleKey = (event: KeyboardEvent) => {
    const action = actions[event.key]
    if (!action) return
    action()
    // Escape must close only this list, not the menu that contains it. Tab moves on from the button, which
    // has the focus again by now.
    event.stopPropagation()
    if (event.key !== 'Tab') event.preventDefault()
  }

  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      className={styles['list']}
      aria-label={t('location.label')}
      aria-activedescendant={optionId(id, active)}
      onKeyDown={handleKey}
    >
      {choices.map((location, index) => (
        <li
          key={location}
          id={optionId(id, index)}
          role="option"
          aria-selected={location === current}
          data-active={index === active || undefined}
          className={styles['option']}
          onPointerMove={() => setActive(index)}
          onClick={() => onChoose(location)}
        >
          {nameOf(location)}
          {location === current && <CheckIcon size="1em" />}
        </li>
      ))}
    </ul>
  )
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}
