import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { ModerationCase } from '@adamarket/shared/domain/moderation.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { useEffect, useState } from 'react'

/** The open cases as they change; undefined until they are there. `tryAgain` starts over. */
export function useQueue(userId: string) {
  const { moderation } = useHostServices()
  const [queue, setQueue] = useState<Result<readonly ModerationCase[], AppError>>()
  const [attempt, setAttempt] = useState(0)
  useEffect(
    () => moderation.followQueue(userId, setQueue),
    // Each attempt follows the queue again.
    [moderation, userId, attempt],
  )
  const tryAgain = () => {
    setQueue(undefined)
    setAttempt(attempt + 1)
  }
  return { queue, tryAgain }
}
