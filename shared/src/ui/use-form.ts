import type { FormEvent, RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'

import { useAttempt } from './use-attempt.ts'

type Errors<Field extends string, Invalid> = Partial<Record<Field, Invalid>>

type Options<Field extends string, Invalid> = {
  /** What is wrong with each field at the moment. */
  readonly check: () => Readonly<Partial<Record<Field, Invalid | undefined>>>
  /** Sends the values; not called again until that has ended. */
  readonly send: () => Promise<unknown>
}

type Form<Field extends string, Invalid> = {
  readonly formRef: RefObject<HTMLFormElement | null>
  /** The errors that the last submission found, and that are not corrected yet. */
  readonly errors: Readonly<Errors<Field, Invalid>>
  readonly isBusy: boolean
  readonly onSubmit: (event: FormEvent) => void
}

/** A form that shows at its fields what is wrong, and focuses the first. */
export function useForm<Field extends string, Invalid>({
  check,
  send,
}: Options<Field, Invalid>): Form<Field, Invalid> {
  const formRef = useRef<HTMLFormElement>(null)
  const { isBusy, attempt } = useAttempt()
  const [found, setFound] = useState<Errors<Field, Invalid>>({})

  useLayoutEffect(() => {
    if (Object.keys(found).length === 0) return
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [found])

  const currentErrors = () => {
    const wrong: Errors<Field, Invalid> = {}
    const checked = check()
    for (const field in checked) if (checked[field] !== undefined) wrong[field] = checked[field]
    return wrong
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = currentErrors()
    setFound(wrong)
    if (Object.keys(wrong).length === 0) void attempt(send)
  }

  const current = currentErrors()
  const errors: Errors<Field, Invalid> = {}
  for (const field in found) if (current[field] !== undefined) errors[field] = current[field]
  return { formRef, errors, isBusy, onSubmit }
}
