import { useLocation } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { useOverlay } from '@adamarket/shared/ui/use-overlay.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { ConfirmDialog } from '@adamarket/shared/ui/confirm-dialog.tsx'
import { EyeIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import type { FormEvent, ReactNode } from 'react'
import { useStore } from 'zustand'

import type { PhotoTray } from '#features/photos/photo.ts'
import { PhotoField } from '#features/photos/photo-field.tsx'
import { PreviewCard } from '#features/preview/preview-card.tsx'
import { PreviewDialog } from '#features/preview/preview-dialog.tsx'
import type { CategoryPair } from '#features/categories/category-pair.ts'
import type { ListingValues } from '#features/values/listing-values.ts'

import { CategoryLine } from './category-line.tsx'
import { ContactFields } from './contact-fields.tsx'
import { DetailFields } from './detail-fields.tsx'
import { fieldId } from './focus-field.ts'
import { ItemFields } from './item-fields.tsx'
import styles from './listing-form.module.css'
import { Outcome } from './outcome.tsx'
import { Summary } from './summary.tsx'
import { TermsFields } from './terms-fields.tsx'
import type { Send } from './use-submission.ts'
import { useSubmission } from './use-submission.ts'

type Props = {
  readonly pair: CategoryPair
  readonly onMove: (pair: CategoryPair) => void
  readonly values: ListingValues
  readonly onChange: (changed: Partial<ListingValues>) => void
  readonly tray: PhotoTray
  /** The phone number of a listing that exists already. */
  readonly storedPhone?: string | undefined
  readonly send: Send
  readonly submitLabel: string
  readonly sendingLabel: string
  /** Shown beside the submit button. */
  readonly actions?: ReactNode
}

/** The Post Your Ad form (specification, section 2.7), for a new or an existing listing. */
export function ListingForm(props: Props) {
  const { pair, onMove, values, onChange, tray, storedPhone, send, actions } = props
  const { submitLabel, sendingLabel } = props
  const t = useTranslations('post')
  const submission = useSubmission({ values, pair, tray, storedPhone, send })
  const { fieldErrors, isSending } = submission
  const photos = useStore(tray.store, (state) => state.photos)
  const preview = useOverlay('preview', useLocation().key)
  const previewed = { pair, values, photos }
  const fields = { values, onChange, fieldErrors }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submission.submit()
  }

  return (
    <div className={styles['columns']}>
      <form className={styles['form']} onSubmit={onSubmit} noValidate>
        <CategoryLine pair={pair} onMove={onMove} />
        <div className={styles['section']} id={fieldId('photos')}>
          <PhotoField
            tray={tray}
            error={fieldErrors.photos && t(`fieldErrors.${fieldErrors.photos}`)}
          />
        </div>
        <ItemFields {...fields} />
        <DetailFields {...fields} pair={pair} />
        <TermsFields {...fields} pair={pair} />
        <ContactFields {...fields} storedPhone={storedPhone} />
        <div className={styles['end']}>
          <Outcome submission={submission} />
          <Summary category={pair.category} values={values} />
          <div className={styles['actions']}>
            <Button type="submit" variant="primary" size="lg" loading={isSending}>
              {isSending ? sendingLabel : submitLabel}
            </Button>
            <Button size="lg" icon={<EyeIcon />} onClick={preview.open}>
              {t('preview.open')}
            </Button>
            {actions}
          </div>
        </div>
      </form>
      <aside className={styles['aside']} aria-labelledby="preview-heading">
        <h2 id="preview-heading" className={styles['asideHeading']}>
          {t('preview.inLists')}
        </h2>
        <PreviewCard {...previewed} />
        <p className={styles['asideHint']}>{t('preview.hint')}</p>
      </aside>
      <ConfirmDialog
        open={submission.isUnreachable}
        title={t('form.unreachable.title')}
        text={t('form.unreachable.text')}
        closeLabel={t('form.unreachable.close')}
        keepLabel={t('form.unreachable.keep')}
        confirmLabel={t('form.unreachable.confirm')}
        onClose={() => submission.answerUnreachable(false)}
        onConfirm={() => submission.answerUnreachable(true)}
      />
      <PreviewDialog open={preview.isOpen} onClose={() => void preview.close()} {...previewed} />
    </div>
  )
}
