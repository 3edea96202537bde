import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { maxNoteLength } from '@adamarket/shared/domain/moderation/moderation.ts'
import { manyLines } from '@adamarket/shared/domain/text/one-line.ts'
import { failureAdvice } from '@adamarket/shared/i18n/failure-texts.ts'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { TextArea } from '@adamarket/shared/ui/text-area.tsx'
import { useForm } from '@adamarket/shared/ui/use-form.ts'
import { useState } from 'react'

import { FormDialog } from '#components/form-dialog.tsx'

import { noticeTexts } from './notice-texts.ts'

type Props = {
  readonly noticeId: string
  /** What the objection is about. */
  readonly title: string
  readonly onClose: () => void
  readonly onSent: (text: string) => void
}

/** Asks why the seller objects. If sending fails, the typed text stays. */
export function ObjectionDialog({ noticeId, title, onClose, onSent }: Props) {
  const language = useLocale()
  const t = noticeTexts(language)
  const { notices, notify, report } = useHostServices()
  const [typed, setTyped] = useState('')
  const [failure, setFailure] = useState<string>()
  const text = manyLines(typed)

  const tooLong = text.length > maxNoteLength ? t('tooLong', { max: maxNoteLength }) : undefined
  const { formRef, errors, isBusy, onSubmit } = useForm({
    check: () => ({ text: text === '' ? t('missing') : tooLong }),
    send: async () => {
      setFailure(undefined)
      const outcome = await notices.object(noticeId, text)
      if (outcome.ok) {
        notify.success(t('sent'))
        onSent(text)
        return
      }
      setFailure(`${t('notSent')} ${failureAdvice(outcome.error, language)}`)
      report({ what: 'An objection could not be sent', cause: outcome.error })
    },
  })
  return (
    <FormDialog
      title={title}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      submitLabel={t('send')}
      isBusy={isBusy}
      onClose={onClose}
      formRef={formRef}
      onSubmit={onSubmit}
    >
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <p>{t('objectText')}</p>
      <Field label={t('objection')} error={tooLong ?? errors.text}>
        <TextArea value={typed} rows={5} onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </FormDialog>
  )
}
