import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { manyLines } from '@adamarket/shared/domain/text/one-line.ts'
import { Field } from '@adamarket/shared/ui/field.tsx'
import type { ChangeEvent, FormEvent, ReactNode } from 'react'
import { useState } from 'react'

import type { MessageField } from './message.ts'

type Editable = HTMLInputElement | HTMLTextAreaElement

type MessagePartProps = {
  readonly name: MessageField
  readonly value: string
  readonly onText: (text: string) => void
  readonly label: string
  /** The error when there is no text. */
  readonly missing: string
  readonly children: (control: {
    readonly name: MessageField
    readonly value: string
    readonly required: true
    readonly onChange: (event: ChangeEvent<Editable>) => void
    readonly onInvalid: (event: FormEvent<Editable>) => void
  }) => ReactNode
}

/** A required field of the form. The browser validates it; the error is shown below it. */
export function MessagePart({ name, value, onText, label, missing, children }: MessagePartProps) {
  const t = useTranslations('static-pages')
  const [problem, setProblem] = useState<'missing' | 'bad-email'>()
  const texts = { missing, 'bad-email': t('contact.badEmail') }
  return (
    <Field label={label} error={problem && texts[problem]}>
      {children({
        name,
        value,
        required: true,
        onChange: ({ currentTarget }) => {
          const isBlank = currentTarget.value !== '' && manyLines(currentTarget.value) === ''
          // `required` accepts spaces.
          currentTarget.setCustomValidity(isBlank ? missing : '')
          setProblem(undefined)
          onText(currentTarget.value)
        },
        onInvalid: (event) => {
          const { currentTarget } = event
          // The browser's own message would be in the browser's language, which may not be the page's.
          event.preventDefault()
          const required = currentTarget.form?.querySelectorAll<Editable>('[required]') ?? []
          const first = [...required].find(({ validity }) => !validity.valid)
          if (first === currentTarget) first.focus()
          setProblem(currentTarget.validity.typeMismatch ? 'bad-email' : 'missing')
        },
      })}
    </Field>
  )
}
