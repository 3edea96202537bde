import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { useTranslation } from 'react-i18next'

import { fieldId, focusField } from '#parts/form/focus-field.ts'
import styles from '#parts/form/listing-form.module.css'
import type { Submission } from '#parts/form/use-submission.ts'
import { checkedFields, isIncomplete } from '#parts/values/read-values.ts'

/** Why the ad is not sent, in the words of the specification (section 8), and what to do about it. */
export function Outcome({ submission }: { readonly submission: Submission }) {
  const { t } = useTranslation('post')
  const { askToSignIn } = useHostServices()
  const { faults, obstacle, isOnline } = submission
  const faulty = checkedFields.filter((field) => faults[field] !== undefined)
  return (
    <>
      {obstacle === 'signed-out' && (
        <Notice
          tone="danger"
          actions={
            <Button size="sm" onClick={() => askToSignIn()}>
              {t('form.signIn')}
            </Button>
          }
        >
          {t('form.signedOut')}
        </Notice>
      )}
      {obstacle === 'failed' && <Notice tone="danger">{t('form.failed')}</Notice>}
      {obstacle === 'offline' && <Notice tone="danger">{t('form.offlineNow')}</Notice>}
      {obstacle !== 'offline' && !isOnline && <Notice tone="warning">{t('form.offline')}</Notice>}
      {faulty.length > 0 && (
        <Notice tone="danger" title={isIncomplete(faults) ? t('form.incomplete') : t('form.mend')}>
          <ul className={styles['faults']}>
            {faulty.map((field) => (
              <li key={field}>
                <a
                  href={`#${fieldId(field)}`}
                  onClick={(event) => {
                    // Not by its address: the router would take the fragment for a navigation.
                    event.preventDefault()
                    focusField(field)
                  }}
                >
                  {t(`faults.${faults[field] ?? 'titleMissing'}`)}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
