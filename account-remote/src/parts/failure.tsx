import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { EmptyState } from '@adamarket/shared/ui/empty-state.tsx'
import { RetryIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { OfflineIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { useBackOnline } from '@adamarket/shared/contract/use-connectivity.ts'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

const adviceFor = {
  unavailable: 'failure.unavailable',
  throttled: 'failure.throttled',
  'permission-denied': 'failure.denied',
  unauthenticated: 'failure.denied',
  invalid: 'failure.unexpected',
  unexpected: 'failure.unexpected',
} as const satisfies Record<AppError['kind'], string>

type Props = {
  readonly title: string
  /** The level of the title in the page's outline; 2 unless told. */
  readonly level?: 1 | 2 | undefined
  readonly error: AppError
  readonly onTryAgain: () => void
}

/** What could not be read, what to do about it, and a button that does it. */
export function Failure({ title, level, error, onTryAgain }: Props) {
  const advice = useAdvice()
  useReported(title, error)
  return (
    <div role="alert">
      <EmptyState
        title={title}
        level={level}
        text={advice(error)}
        illustration={<OfflineIcon size="2rem" />}
        actions={<TryAgain onClick={onTryAgain} />}
      />
    </div>
  )
}

/** The same for a part of what is shown: the rest of it stands. */
export function PartFailure({ title, error, onTryAgain }: Props) {
  const advice = useAdvice()
  useReported(title, error)
  return (
    <Notice tone="danger" title={title} actions={<TryAgain onClick={onTryAgain} />}>
      {advice(error)}
    </Notice>
  )
}

/** What somebody can do about an error, as a sentence. */
export function useAdvice(): (error: AppError) => string {
  const { t } = useTranslation('account')
  return (error) => t(adviceFor[error.kind])
}

/** Asks again; by itself once there is a connection again. */
function TryAgain({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('account')
  useBackOnline(onClick)
  return (
    <Button icon={<RetryIcon />} onClick={onClick}>
      {t('tryAgain')}
    </Button>
  )
}

/** Takes note of a failure once, however often it is rendered. */
function useReported(what: string, error: AppError): void {
  const { report } = useHostServices()
  useEffect(() => {
    report({ what, cause: error })
  }, [report, what, error])
}
