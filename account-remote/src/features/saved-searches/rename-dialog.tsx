import { savedSearchLimits } from '@adamarket/shared/domain/saved-search.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Dialog } from '@adamarket/shared/ui/dialog.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { savedSearchesTexts } from '#features/saved-searches/saved-searches-texts.ts'

type Props = {
  readonly name: string
  readonly onClose: () => void
  readonly onRename: (name: string) => void
}

/** Asks for another name of a saved search. */
export function RenameDialog({ name, onClose, onRename }: Props) {
  const { i18n } = useTranslation()
  const texts = savedSearchesTexts(i18n.language)
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(name)
  const [isChecked, setIsChecked] = useState(false)
  const chosen = typed.trim()
  return (
    <Dialog
      open
      size="sm"
      title={texts.rename}
      closeLabel={texts.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {texts.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setIsChecked(true)
          if (chosen === '') input.current?.focus()
          else onRename(chosen)
        }}
      >
        <Field
          label={texts.name}
          error={isChecked && chosen === '' ? texts.nameMissing : undefined}
        >
          <TextInput
            ref={input}
            data-autofocus=""
            maxLength={savedSearchLimits.nameLength}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
