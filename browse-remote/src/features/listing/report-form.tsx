import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { ReportReason } from '@adamarket/shared/domain/listing/listing-report.ts'
import {
  maxReportCommentLength,
  reportReasons,
} from '@adamarket/shared/domain/listing/listing-report.ts'
import { manyLines } from '@adamarket/shared/domain/text/one-line.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { RadioGroup } from '@adamarket/shared/ui/choice-group.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { TextArea } from '@adamarket/shared/ui/text-area.tsx'
import { useForm } from '@adamarket/shared/ui/use-form.ts'
import { failureAdvice } from '@adamarket/shared/i18n/failure-texts.ts'
import { useState } from 'react'

import styles from '#components/dialog-form.module.css'

import reportStyles from './report-form.module.css'
import { ReportSent } from './report-sent.tsx'

type Props = {
  readonly listing: Pick<Listing, 'id' | 'title' | 'userId' | 'sellerName'>
  readonly userId: string
  readonly onClose: () => void
}

/** The form to report a listing. */
export function ReportForm({ listing, userId, onClose }: Props) {
  const t = useTranslations('browse')
  const language = useLocale()
  const { reports, report: note } = useHostServices()
  const [reason, setReason] = useState<ReportReason>()
  const [comment, setComment] = useState('')
  const [sent, setSent] = useState<'sent' | 'already-reported'>()
  const [failure, setFailure] = useState<AppError>()

  const { formRef, errors, isBusy, onSubmit } = useForm({
    check: () => ({ reason: reason === undefined ? t('report.noReason') : undefined }),
    send: async () => {
      if (reason === undefined) return
      setFailure(undefined)
      const outcome = await reports.send({
        listingId: listing.id,
        userId,
        reason,
        comment: manyLines(comment),
      })
      if (outcome.ok) return setSent(outcome.value)
      setFailure(outcome.error)
      note({ what: 'A listing could not be reported', cause: outcome.error.cause })
    },
  })
  if (sent) return <ReportSent listing={listing} outcome={sent} onClose={onClose} />
  return (
    <form ref={formRef} className={styles['form']} noValidate onSubmit={onSubmit}>
      <p className={reportStyles['title']} dir="auto">
        {listing.title}
      </p>
      <RadioGroup
        legend={t('report.reason')}
        name="reason"
        choices={reportReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
        value={reason}
        onChange={setReason}
        error={errors.reason}
      />
      <Field label={t('report.comment')} aside={`${comment.length}/${maxReportCommentLength}`}>
        <TextArea
          rows={3}
          maxLength={maxReportCommentLength}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
      </Field>
      {failure && (
        <Notice tone="danger" title={t('report.failed')}>
          {failureAdvice(failure, language)}
        </Notice>
      )}
      <div className={styles['buttons']}>
        <Button onClick={onClose}>{t('report.cancel')}</Button>
        <Button type="submit" variant="primary" loading={isBusy}>
          {t('report.send')}
        </Button>
      </div>
    </form>
  )
}
