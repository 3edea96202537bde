import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { EmptyState } from '@adamarket/shared/ui/empty-state.tsx'
import { RetryIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { OfflineIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { useBackOnline } from '@adamarket/shared/contract/use-connectivity.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

export const adviceFor = {
  unavailable: 'failure.unavailable',
  throttled: 'failure.throttled',
  'permission-denied': 'failure.denied',
  unauthenticated: 'failure.denied',
  invalid: 'failure.unexpected',
  unexpected: 'failure.unexpected',
} as const satisfies Record<AppError['kind'], string>

type Props = {
  readonly title: string
  readonly error: AppError
  readonly onTryAgain: () => void
}

/** What could not be read, what to do about it, and a button that does it. */
export function Failure({ title, error, onTryAgain }: Props) {
  const { t } = useTranslation('browse')
  useReported(title, error)
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={t(adviceFor[error.kind])}
        illustration={<OfflineIcon size="2rem" />}
        actions={<TryAgain onClick={onTryAgain} />}
      />
    </div>
  )
}

/** Asks again; by itself once there is a connection again. */
export function TryAgain({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('browse')
  useBackOnline(onClick)
  return (
    <Button icon={<RetryIcon />} onClick={onClick}>
      {t('tryAgain')}
    </Button>
  )
}

/** Takes note of a failure once, however often it is rendered. */
export function useReported(what: string, error: AppError | undefined): void {
  const { report } = useHostServices()
  useEffect(() => {
    if (error) report({ what, cause: error })
  }, [report, what, error])
}
