import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import { SuccessIcon, WarningIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { joinClasses } from '@adamarket/shared/ui/join-classes.ts'

import styles from './sending-notice.module.css'
import type { SendingState } from './use-sending.ts'

/** Announces the result of sending. */
export function SendingNotice({ state }: { readonly state: SendingState }) {
  const t = useTranslations('static-pages')
  const problem = useProblem(state)
  return (
    <>
      {/* Rendered before its text, or screen readers would miss it. */}
      <div role="status" className={styles['status']}>
        {state.status === 'sent' && (
          <p className={joinClasses(styles['notice'], styles['success'])}>
            <SuccessIcon />
            {t('contact.sent')}
          </p>
        )}
      </div>
      {problem !== undefined && (
        <p role="alert" className={joinClasses(styles['notice'], styles['problem'])}>
          <WarningIcon />
          {problem}
        </p>
      )}
    </>
  )
}

function useProblem(state: SendingState): string | undefined {
  const t = useTranslations('static-pages')
  switch (state.status) {
    case 'automatic':
      return t('contact.automatic')
    case 'too-soon':
      return t('contact.tooSoon', { count: state.seconds })
    case 'failed':
      return t(`contact.failed.${textOf(state.kind)}`)
    case 'idle':
    case 'sending':
    case 'sent':
      return undefined
  }
}

function textOf(kind: AppError['kind']) {
  switch (kind) {
    case 'unavailable':
    case 'throttled':
      return kind
    case 'permission-denied':
    case 'unauthenticated':
      return 'refused'
    case 'invalid':
    case 'unexpected':
      return 'unexpected'
  }
}
