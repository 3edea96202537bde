import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { reportReasons } from '@adamarket/shared/domain/listing/listing-report.ts'
import type { CaseAction } from '@adamarket/shared/domain/moderation/moderation.ts'
import { maxNoteLength, maxSuspensionDays } from '@adamarket/shared/domain/moderation/moderation.ts'
import { manyLines } from '@adamarket/shared/domain/text/one-line.ts'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { Select } from '@adamarket/shared/ui/select.tsx'
import { TextArea } from '@adamarket/shared/ui/text-area.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'
import { useForm } from '@adamarket/shared/ui/use-form.ts'
import { useState } from 'react'

import { FormDialog } from '#components/form-dialog.tsx'

import { deskTexts } from './desk-texts.ts'
import type { DecisionInput } from './use-decide.ts'

type Props = {
  readonly action: CaseAction
  readonly isBusy: boolean
  readonly failure: string | undefined
  readonly onClose: () => void
  readonly onDecide: (input: DecisionInput) => Promise<void>
}

/** Asks for the reason to tell the seller, and for the length of a suspension. */
export function DecisionDialog({ action, isBusy, failure, onClose, onDecide }: Props) {
  const t = deskTexts(useLocale())
  const [chosen, setChosen] = useState('')
  const [note, setNote] = useState('')
  const [days, setDays] = useState('7')
  const reason = reportReasons.find((one) => one === chosen)
  const count = Number(days)
  const isWrongDays =
    action === 'suspend' && !(Number.isInteger(count) && count >= 1 && count <= maxSuspensionDays)
  const tooLong = note.length > maxNoteLength ? t('noteTooLong', { max: maxNoteLength }) : undefined

  const { formRef, errors, onSubmit } = useForm({
    check: () => ({
      reason: reason ? undefined : t('chooseReason'),
      days: isWrongDays ? t('wrongDays', { max: maxSuspensionDays }) : undefined,
      note: tooLong,
    }),
    send: async () => {
      if (!reason) return
      await onDecide({
        reason,
        note: manyLines(note),
        ...(action === 'suspend' && { days: count }),
      })
    },
  })
  return (
    <FormDialog
      title={t(`action.${action}`)}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      submitLabel={t(`action.${action}`)}
      variant="danger"
      isBusy={isBusy}
      onClose={onClose}
      formRef={formRef}
      onSubmit={onSubmit}
    >
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <Field label={t('reasonLabel')} error={errors.reason}>
        <Select
          data-autofocus=""
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="">{t('chooseReason')}</option>
          {reportReasons.map((one) => (
            <option key={one} value={one}>
              {t(`reasons.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      {action === 'suspend' && (
        <Field label={t('days')} error={errors.days}>
          <TextInput
            inputMode="numeric"
            value={days}
            onChange={(event) => setDays(event.target.value)}
          />
        </Field>
      )}
      <Field label={t('note')} error={tooLong}>
        <TextArea value={note} rows={4} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </FormDialog>
  )
}
