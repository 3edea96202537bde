import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AccountError } from '@adamarket/shared/domain/auth-port.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { useRef, useState } from 'react'

type Attempt = {
  readonly isBusy: boolean
  /** Why the last one did not work. */
  readonly failure: AccountError['kind'] | undefined
  /** Whether it worked. While one is under way another is not begun, however often it is asked for. */
  readonly attempt: (go: () => Promise<Result<unknown, AccountError>>) => Promise<boolean>
}

/** Something about an account that takes a while and may fail. */
export function useAttempt(): Attempt {
  const { report } = useHostServices()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<AccountError['kind']>()
  const isUnderWay = useRef(false)

  const attempt: Attempt['attempt'] = async (go) => {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setIsBusy(true)
    setFailure(undefined)
    const result = await go()
    isUnderWay.current = false
    setIsBusy(false)
    if (result.ok) return true
    const { kind, cause } = result.error
    setFailure(kind)
    if (kind === 'unexpected') report({ what: 'An account could not be used', cause })
    return false
  }
  return { isBusy, failure, attempt }
}
