import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { ModerationCase } from '@adamarket/shared/domain/moderation/moderation.ts'
import type { CaseDetails } from '@adamarket/shared/domain/ports.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { useEffect, useState } from 'react'

type Loaded = {
  readonly of: ModerationCase
  readonly details: Result<CaseDetails, AppError>
}

/** Everything about a case. While another version loads, `details` are of the one before: `isLoading`. */
export function useDetails(of: ModerationCase) {
  const { moderation } = useHostServices()
  const [loaded, setLoaded] = useState<Loaded>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const details = await moderation.details(of)
      if (isCurrent) setLoaded({ of, details })
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [moderation, of, attempt])
  return {
    details: loaded?.details,
    isLoading: loaded?.of !== of,
    tryAgain: () => setAttempt((count) => count + 1),
  }
}
