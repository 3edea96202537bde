// By its full name: this is how Module Federation knows the one copy on a page.
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useBackOnline } from '#contract/use-connectivity.ts'
import { useReported } from '#contract/use-reported.ts'
import type { AppError } from '#domain/app-error.ts'
import { failureAdvice, tryAgainLabel } from '#i18n/failure-texts.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { RetryIcon } from '#ui/icons/actions.tsx'
import { OfflineIcon } from '#ui/icons/status.tsx'
import { Notice } from '#ui/notice.tsx'

type Props = {
  readonly title: string
  readonly error: AppError
  readonly onTryAgain: () => void
}

type FailureProps = Props & {
  /** The level of the title in the page's outline; 2 unless told. */
  readonly level?: 1 | 2 | undefined
}

/** What could not be read, what to do about it, and a button that does it. Reports the error. */
export function Failure({ title, level, error, onTryAgain }: FailureProps) {
  const { i18n } = useHostServices()
  useReported(title, error)
  return (
    <div role="alert">
      <EmptyState
        title={title}
        level={level}
        text={failureAdvice(error, i18n.language)}
        illustration={<OfflineIcon size="2rem" />}
        actions={<TryAgain onClick={onTryAgain} />}
      />
    </div>
  )
}

/** The same for one part of a page, whose other parts stay. */
export function PartFailure({ title, error, onTryAgain }: Props) {
  const { i18n } = useHostServices()
  useReported(title, error)
  return (
    <Notice tone="danger" title={title} actions={<TryAgain onClick={onTryAgain} />}>
      {failureAdvice(error, i18n.language)}
    </Notice>
  )
}

/** Tries again when pressed, and by itself once there is a connection again. */
export function TryAgain({ onClick }: { readonly onClick: () => void }) {
  const { i18n } = useHostServices()
  useBackOnline(onClick)
  return (
    <Button icon={<RetryIcon />} onClick={onClick}>
      {tryAgainLabel(i18n.language)}
    </Button>
  )
}
