import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AccountError } from '@adamarket/shared/domain/auth-port.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { useAttempt } from '@adamarket/shared/ui/use-attempt.ts'
import { useState } from 'react'

type AccountAttempt = {
  readonly isBusy: boolean
  /** Why the last attempt failed. */
  readonly failure: AccountError['kind'] | undefined
  /** Resolves to whether it succeeded; to false as well while another attempt is in progress. */
  readonly attempt: (go: () => Promise<Result<unknown, AccountError>>) => Promise<boolean>
}

/** Runs an operation on the account that takes a while and may fail. */
export function useAccountAttempt(): AccountAttempt {
  const { report } = useHostServices()
  const { isBusy, attempt } = useAttempt()
  const [failure, setFailure] = useState<AccountError['kind']>()

  const run: AccountAttempt['attempt'] = async (go) => {
    const result = await attempt(() => {
      setFailure(undefined)
      return go()
    })
    if (!result || result.ok) return result?.ok ?? false
    const { kind, cause } = result.error
    setFailure(kind)
    if (kind === 'unexpected') report({ what: 'An account could not be used', cause })
    return false
  }
  return { isBusy, failure, attempt: run }
}
