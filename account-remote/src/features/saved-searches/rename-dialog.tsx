import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { oneLine } from '@adamarket/shared/domain/text/one-line.ts'
import { savedSearchLimits } from '@adamarket/shared/domain/search/saved-search.ts'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'
import { useForm } from '@adamarket/shared/ui/use-form.ts'
import { useState } from 'react'

import { FormDialog } from '#components/form-dialog.tsx'

import { savedSearchesTexts } from './saved-searches-texts.ts'

type Props = {
  readonly name: string
  readonly onClose: () => void
  readonly onRename: (name: string) => void
}

/** Asks for another name of a saved search. */
export function RenameDialog({ name, onClose, onRename }: Props) {
  const t = savedSearchesTexts(useLocale())
  const [typed, setTyped] = useState(name)
  const chosen = oneLine(typed)
  const { formRef, errors, onSubmit } = useForm({
    check: () => ({ name: chosen === '' ? t('nameMissing') : undefined }),
    send: async () => onRename(chosen),
  })
  return (
    <FormDialog
      size="sm"
      title={t('rename')}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      submitLabel={t('save')}
      onClose={onClose}
      formRef={formRef}
      onSubmit={onSubmit}
    >
      <Field label={t('name')} error={errors.name}>
        <TextInput
          maxLength={savedSearchLimits.nameLength}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
