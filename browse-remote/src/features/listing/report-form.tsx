import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing.ts'
import type { ReportReason } from '@adamarket/shared/domain/listing-report.ts'
import { maxReportCommentLength, reportReasons } from '@adamarket/shared/domain/listing-report.ts'
import { manyLines } from '@adamarket/shared/domain/one-line.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { RadioGroup } from '@adamarket/shared/ui/choice-group.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { TextArea } from '@adamarket/shared/ui/text-area.tsx'
import { failureAdvice } from '@adamarket/shared/i18n/failure-texts.ts'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'

import reportStyles from '#features/listing/report-form.module.css'
import styles from '#parts/dialog-form.module.css'

type Props = {
  readonly listing: Pick<Listing, 'id' | 'title'>
  readonly userId: string
  readonly onClose: () => void
}

type State = 'writing' | 'sending' | 'sent' | 'already-reported' | AppError

/** The form to report a listing. */
export function ReportForm({ listing, userId, onClose }: Props) {
  const { t, i18n } = useTranslation('browse')
  const { reports, report: note } = useHostServices()
  const [reason, setReason] = useState<ReportReason>()
  const [comment, setComment] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const [state, setState] = useState<State>('writing')

  const send = async () => {
    setIsChecked(true)
    if (reason === undefined || state === 'sending') return
    setState('sending')
    const outcome = await reports.send({
      listingId: listing.id,
      userId,
      reason,
      comment: manyLines(comment),
    })
    if (!outcome.ok) note({ what: 'A listing could not be reported', cause: outcome.error.cause })
    setState(outcome.ok ? outcome.value : outcome.error)
  }
  if (state === 'sent' || state === 'already-reported') {
    return (
      <div className={styles['form']}>
        <Notice tone={state === 'sent' ? 'success' : 'info'} title={t(`report.${state}.title`)}>
          {t(`report.${state}.text`)}
        </Notice>
        <Button variant="primary" data-autofocus onClick={onClose}>
          {t('report.done')}
        </Button>
      </div>
    )
  }
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void send()
      }}
    >
      <p className={reportStyles['title']} dir="auto">
        {listing.title}
      </p>
      <RadioGroup
        legend={t('report.reason')}
        name="reason"
        choices={reportReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
        value={reason}
        onChange={setReason}
        error={isChecked && reason === undefined ? t('report.noReason') : undefined}
      />
      <Field label={t('report.comment')} aside={`${comment.length}/${maxReportCommentLength}`}>
        <TextArea
          rows={3}
          maxLength={maxReportCommentLength}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
      </Field>
      {typeof state === 'object' && (
        <Notice tone="danger" title={t('report.failed')}>
          {failureAdvice(state, i18n.language)}
        </Notice>
      )}
      <div className={styles['buttons']}>
        <Button onClick={onClose}>{t('report.cancel')}</Button>
        <Button type="submit" variant="primary" loading={state === 'sending'}>
          {t('report.send')}
        </Button>
      </div>
    </form>
  )
}
