import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { maxNoteLength } from '@adamarket/shared/domain/moderation.ts'
import { failureAdvice } from '@adamarket/shared/i18n/failure-texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Dialog } from '@adamarket/shared/ui/dialog.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { TextArea } from '@adamarket/shared/ui/text-area.tsx'
import { useAttempt } from '@adamarket/shared/ui/use-attempt.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { noticeTexts } from '#features/my-listings/notice-texts.ts'

import styles from './notices.module.css'

type Props = {
  readonly noticeId: string
  /** What the objection is about. */
  readonly title: string
  readonly onClose: () => void
  readonly onSent: (text: string) => void
}

/** Asks why the seller objects. If sending fails, the typed text stays. */
export function ObjectionDialog({ noticeId, title, onClose, onSent }: Props) {
  const { i18n } = useTranslation()
  const texts = noticeTexts(i18n.language)
  const { notices, notify, report } = useHostServices()
  const { isBusy, attempt } = useAttempt()
  const formId = useId()
  const [typed, setTyped] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const [failure, setFailure] = useState<string>()
  const text = typed.trim()
  const isTooLong = text.length > maxNoteLength
  const isMissing = isChecked && text === ''

  const send = () =>
    attempt(async () => {
      setIsChecked(true)
      setFailure(undefined)
      if (text === '' || isTooLong) return
      const outcome = await notices.object(noticeId, text)
      if (outcome.ok) {
        notify.success(texts.sent)
        onSent(text)
        return
      }
      setFailure(`${texts.notSent} ${failureAdvice(outcome.error, i18n.language)}`)
      report({ what: 'An objection could not be sent', cause: outcome.error })
    })
  return (
    <Dialog
      open
      title={title}
      closeLabel={texts.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" loading={isBusy}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        <p>{texts.objectText}</p>
        <Field
          label={texts.objection}
          error={isTooLong ? texts.tooLong(maxNoteLength) : isMissing ? texts.missing : undefined}
        >
          <TextArea
            data-autofocus=""
            value={typed}
            rows={5}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
