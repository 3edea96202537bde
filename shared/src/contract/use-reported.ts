import { useEffect } from 'react'

// Imported by its full name, which is the key of the shared module.
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '#domain/app-error.ts'

/** Reports a failure once, however often it is rendered. */
export function useReported(what: string, error: AppError | undefined): void {
  const { report } = useHostServices()
  useEffect(() => {
    if (error) report({ what, cause: error })
  }, [report, what, error])
}
