import type { FormEvent, RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'

import type { EntryErrors } from '#parts/entry/check-entry.ts'

type Options<Field extends string> = {
  readonly check: () => EntryErrors<Field>
  readonly send: () => Promise<void>
}

type EntryForm<Field extends string> = {
  readonly formRef: RefObject<HTMLFormElement | null>
  /** Those that the last submission found, and that are not corrected yet. */
  readonly errors: EntryErrors<Field>
  readonly onSubmit: (event: FormEvent) => void
}

/** A form that shows at its fields what is wrong, and focuses the first. */
export function useEntryForm<Field extends string>({
  check,
  send,
}: Options<Field>): EntryForm<Field> {
  const formRef = useRef<HTMLFormElement>(null)
  const [found, setFound] = useState<EntryErrors<Field>>({})

  useLayoutEffect(() => {
    if (Object.keys(found).length === 0) return
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [found])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = check()
    setFound(wrong)
    if (Object.keys(wrong).length === 0) void send()
  }

  const current = check()
  const errors: EntryErrors<Field> = {}
  for (const field in found) if (current[field]) errors[field] = current[field]
  return { formRef, errors, onSubmit }
}
