import { oneLine } from '@adamarket/shared/domain/text/one-line.ts'
import { savedSearchLimits } from '@adamarket/shared/domain/search/saved-search.ts'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'
import { useForm } from '@adamarket/shared/ui/use-form.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FormDialog } from '#parts/form-dialog.tsx'

import { savedSearchesTexts } from './saved-searches-texts.ts'

type Props = {
  readonly name: string
  readonly onClose: () => void
  readonly onRename: (name: string) => void
}

/** Asks for another name of a saved search. */
export function RenameDialog({ name, onClose, onRename }: Props) {
  const { i18n } = useTranslation()
  const texts = savedSearchesTexts(i18n.language)
  const [typed, setTyped] = useState(name)
  const chosen = oneLine(typed)
  const { formRef, errors, onSubmit } = useForm({
    check: () => ({ name: chosen === '' ? texts.nameMissing : undefined }),
    send: async () => onRename(chosen),
  })
  return (
    <FormDialog
      size="sm"
      title={texts.rename}
      closeLabel={texts.close}
      cancelLabel={texts.cancel}
      submitLabel={texts.save}
      onClose={onClose}
      formRef={formRef}
      onSubmit={onSubmit}
    >
      <Field label={texts.name} error={errors.name}>
        <TextInput
          data-autofocus=""
          maxLength={savedSearchLimits.nameLength}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
