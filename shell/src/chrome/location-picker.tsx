import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { SelectedLocation } from '@adamarket/shared/domain/location.ts'
import { choicesShowing } from '@adamarket/shared/domain/location.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { ChevronDownIcon, PinIcon } from '@adamarket/shared/ui/icons/navigation.tsx'
import { joinClasses } from '@adamarket/shared/ui/join-classes.ts'
import type { KeyboardEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'

import { LocationList } from './location-list.tsx'
import { useLocationName } from './use-location-name.ts'
import styles from './location-picker.module.css'

type Props = {
  /** What this picker offers; the current location is added when it is missing. Without `All` a button clears it. */
  readonly choices: readonly SelectedLocation[]
  readonly className?: string | undefined
}

/** Shows and changes the selected location (specification, section 2.1). */
export function LocationPicker({ choices, className }: Props) {
  const t = useTranslations('shell')
  const nameOf = useLocationName()
  const { selectedLocation } = useHostServices()
  const { selectedLocation: current, choose } = useStore(selectedLocation)
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()

  useEffect(() => {
    if (!isOpen) return undefined
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', closeFromOutside)
    }
  }, [isOpen])

  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setIsOpen(true)
  }

  return (
    <div ref={root} className={joinClasses(styles['picker'], className)}>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-label={t('location.current', { name: nameOf(current) })}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={openByKey}
      >
        <PinIcon />
        <span className={styles['name']}>{nameOf(current)}</span>
        <ChevronDownIcon size="1em" className={styles['chevron']} />
      </button>
      {current !== 'All' && !choices.includes('All') && (
        <Button
          variant="inverse"
          aria-label={t('location.clear', { name: nameOf(current) })}
          onClick={() => {
            choose('All')
            button.current?.focus()
          }}
        >
          {t('location.clearShort')}
        </Button>
      )}
      {isOpen && (
        <LocationList
          id={listId}
          choices={choicesShowing(choices, current)}
          current={current}
          onChoose={(location) => {
            choose(location)
            close()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
