import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'

import { checkedFields, isIncomplete } from '#features/values/read-values.ts'

import { fieldId, focusField } from './focus-field.ts'
import styles from './listing-form.module.css'
import type { Submission } from './use-submission.ts'

/** Says why the listing was not posted (specification, section 8), and what to do about it. */
export function Outcome({ submission }: { readonly submission: Submission }) {
  const t = useTranslations('post')
  const { askToSignIn } = useHostServices()
  const { fieldErrors, submitError, isOnline } = submission
  const invalidFields = checkedFields.filter((field) => fieldErrors[field] !== undefined)
  return (
    <>
      {submitError === 'signed-out' && (
        <Notice
          tone="danger"
          title={t('form.signedOut')}
          actions={
            <Button size="sm" onClick={() => askToSignIn()}>
              {t('form.signIn')}
            </Button>
          }
        />
      )}
      {submitError === 'failed' && <Notice tone="danger">{t('form.failed')}</Notice>}
      {submitError === 'offline' && <Notice tone="danger">{t('form.offlineNow')}</Notice>}
      {submitError !== 'offline' && !isOnline && (
        <Notice tone="warning">{t('form.offline')}</Notice>
      )}
      {invalidFields.length > 0 && (
        <Notice
          tone="danger"
          title={isIncomplete(fieldErrors) ? t('form.incomplete') : t('form.fix')}
        >
          <ul className={styles['fieldErrors']}>
            {invalidFields.map((field) => (
              <li key={field}>
                <a
                  href={`#${fieldId(field)}`}
                  onClick={(event) => {
                    // Not by a fragment in the address: the router would treat it as a navigation.
                    event.preventDefault()
                    focusField(field)
                  }}
                >
                  {t(`fieldErrors.${fieldErrors[field] ?? 'titleMissing'}`)}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
