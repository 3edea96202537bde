import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { reportReasons } from '@adamarket/shared/domain/listing/listing-report.ts'
import type {
  CaseAction,
  Decision,
  ModerationCase,
} from '@adamarket/shared/domain/moderation/moderation.ts'
import { maxNoteLength, maxSuspensionDays } from '@adamarket/shared/domain/moderation/moderation.ts'
import { needsReason } from '@adamarket/shared/domain/moderation/moderation-rules.ts'
import { manyLines } from '@adamarket/shared/domain/text/one-line.ts'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Select } from '@adamarket/shared/ui/select.tsx'
import { TextArea } from '@adamarket/shared/ui/text-area.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'
import { useForm } from '@adamarket/shared/ui/use-form.ts'
import { useState } from 'react'

import { FormDialog } from '#components/form-dialog.tsx'

import { actionText, deskTexts } from './desk-texts.ts'
import { objectionAnswer } from './objection-answer.ts'

export type DecisionInput = Pick<Decision, 'reason' | 'note' | 'days'>

type Props = {
  readonly of: ModerationCase
  readonly action: CaseAction
  readonly onClose: () => void
  readonly onDecide: (input: DecisionInput) => void
}

/** Asks for the reason to tell the seller, for the length of a suspension, and for words to the seller. */
export function DecisionDialog({ of, action, onClose, onDecide }: Props) {
  const t = deskTexts(useLocale())
  const hasReason = needsReason(action)
  // All reports agree: one key press is enough.
  const [only, ...others] = new Set(of.reasons)
  const agreed = hasReason && others.length === 0 ? (only ?? '') : ''
  const [chosen, setChosen] = useState<string>(agreed)
  const [note, setNote] = useState('')
  const [days, setDays] = useState('7')
  const reason = reportReasons.find((one) => one === chosen)
  const count = Number(days)
  const isWrongDays =
    action === 'suspend' && !(Number.isInteger(count) && count >= 1 && count <= maxSuspensionDays)
  const tooLong = note.length > maxNoteLength ? t('noteTooLong', { max: maxNoteLength }) : undefined

  const { formRef, errors, onSubmit } = useForm({
    check: () => ({
      reason: hasReason && !reason ? t('chooseReason') : undefined,
      days: isWrongDays ? t('wrongDays', { max: maxSuspensionDays }) : undefined,
      note: tooLong,
    }),
    send: async () => {
      onDecide({
        ...(reason && { reason }),
        note: manyLines(note),
        ...(action === 'suspend' && { days: count }),
      })
    },
  })
  return (
    <FormDialog
      title={t(actionText(action, of))}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      submitLabel={t(actionText(action, of))}
      variant={objectionAnswer(action, of) === 'accept' ? 'primary' : 'danger'}
      isReady={agreed !== ''}
      onClose={onClose}
      formRef={formRef}
      onSubmit={onSubmit}
    >
      {hasReason && (
        <Field label={t('reasonLabel')} error={errors.reason}>
          <Select
            data-autofocus={agreed === '' ? '' : undefined}
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
      )}
      {action === 'suspend' && (
        <Field label={t('days')} error={errors.days}>
          <TextInput
            inputMode="numeric"
            value={days}
            onChange={(event) => setDays(event.target.value)}
          />
        </Field>
      )}
      <Field label={t(hasReason ? 'note' : 'answer')} error={tooLong}>
        <TextArea
          data-autofocus={hasReason ? undefined : ''}
          value={note}
          rows={4}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
