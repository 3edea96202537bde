import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import { failureAdvice } from '@adamarket/shared/i18n/failure-texts.ts'
import { useState } from 'react'

export type Failed = {
  /** What did not work, for the user. */
  readonly text: string
  /** The same for the report. */
  readonly what: string
  readonly error: AppError
  /** What else to know about it. */
  readonly hint?: string
}

/** Why the last change of a page did not work: `onFailed` says so with what to do about it, and reports it. */
export function useProblem() {
  const { report } = useHostServices()
  const language = useLocale()
  const [problem, setProblem] = useState<string>()
  const onFailed = ({ text, what, error, hint = '' }: Failed) => {
    setProblem(`${text} ${failureAdvice(error, language)} ${hint}`.trim())
    report({ what, cause: error })
  }
  return { problem, setProblem, onFailed }
}
