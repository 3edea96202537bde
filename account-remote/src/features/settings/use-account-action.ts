import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AccountError } from '@adamarket/shared/domain/auth-port.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { useRef, useState } from 'react'

type AccountAction = {
  readonly isBusy: boolean
  /** Why the last try did not work. */
  readonly failure: AccountError['kind'] | undefined
  /** Tells whether it worked; while one is under way, another one is none. */
  readonly run: (go: () => Promise<Result<undefined, AccountError>>) => Promise<boolean>
}

/** Something that is asked of the account, one at a time. */
export function useAccountAction(): AccountAction {
  const { report } = useHostServices()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<AccountError['kind']>()
  const isUnderWay = useRef(false)

  const run: AccountAction['run'] = async (go) => {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setIsBusy(true)
    setFailure(undefined)
    const result = await go()
    isUnderWay.current = false
    setIsBusy(false)
    if (result.ok) return true
    setFailure(result.error.kind)
    if (result.error.kind === 'unexpected') {
      report({ what: 'The account did not do what was asked', cause: result.error.cause })
    }
    return false
  }
  return { isBusy, failure, run }
}
