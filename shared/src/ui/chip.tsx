import type { ReactNode } from 'react'

import { CloseIcon } from '#ui/icons/navigation.tsx'

import styles from './chip.module.css'
import { joinClasses } from './join-classes.ts'
import tones from './tones.module.css'

type Tone = 'neutral' | 'brand' | 'accent' | 'success' | 'danger'

type ChipProps = {
  readonly tone?: Tone | undefined
  readonly icon?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A short fact: a condition, a status, a category. */
export function Chip({ tone = 'neutral', icon, className, children }: ChipProps) {
  return (
    <span className={joinClasses(styles['chip'], tones[tone], className)}>
      {icon}
      <span className={styles['text']}>{children}</span>
    </span>
  )
}

type ChipLook = { readonly selected?: boolean | undefined; readonly className?: string | undefined }

/** The class of a selectable chip, for links. */
export function chipClass({ selected = false, className }: ChipLook = {}) {
  return joinClasses(styles['chip'], styles['choice'], selected && styles['selected'], className)
}

type RemovableChipProps = {
  readonly onRemove: () => void
  /** The name of its button, for example `Remove filter: Girne`. */
  readonly removeLabel: string
  readonly children: ReactNode
}

/** A choice that the user can remove. */
export function RemovableChip({ onRemove, removeLabel, children }: RemovableChipProps) {
  return (
    <span className={joinClasses(styles['chip'], tones['brand'], styles['removable'])}>
      <span className={styles['text']}>{children}</span>
      <button
        type="button"
        className={styles['remove']}
        aria-label={removeLabel}
        title={removeLabel}
        onClick={onRemove}
      >
        <CloseIcon size="1em" />
      </button>
    </span>
  )
}
