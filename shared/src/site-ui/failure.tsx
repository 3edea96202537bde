// Imported by its full name, which is the key of the shared module.
import { useLocale } from '@adamarket/shared/contract/texts.ts'

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
  /** The heading level of the title; 2 by default. */
  readonly level?: 1 | 2 | undefined
}

/** Says what could not be read and what to do about it, with a retry button. Reports the error. */
export function Failure({ title, level, error, onTryAgain }: FailureProps) {
  const language = useLocale()
  useReported(title, error)
  return (
    <div role="alert">
      <EmptyState
        title={title}
        level={level}
        text={failureAdvice(error, language)}
        illustration={<OfflineIcon size="2rem" />}
        actions={<TryAgain onClick={onTryAgain} />}
      />
    </div>
  )
}

/** The same for one part of a page. */
export function PartFailure({ title, error, onTryAgain }: Props) {
  const language = useLocale()
  useReported(title, error)
  return (
    <Notice tone="danger" title={title} actions={<TryAgain onClick={onTryAgain} />}>
      {failureAdvice(error, language)}
    </Notice>
  )
}

/** Retries when pressed, and by itself once the connection is back. */
export function TryAgain({ onClick }: { readonly onClick: () => void }) {
  const language = useLocale()
  useBackOnline(onClick)
  return (
    <Button icon={<RetryIcon />} onClick={onClick}>
      {tryAgainLabel(language)}
    </Button>
  )
}
