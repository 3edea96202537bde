import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { ModerationCase } from '@adamarket/shared/domain/moderation/moderation.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { ok } from '@adamarket/shared/domain/result.ts'
import { useEffect, useState } from 'react'

type Known = {
  readonly id: string
  /** `undefined` of a case that does not exist. */
  readonly result: Result<ModerationCase | undefined, AppError>
}

/**
 * The case of an address: from the queue while it is open, otherwise as it was read last. Undefined while it
 * is loading. `readAgain` is for a closed case, after a decision or a failure.
 */
export function useCase(caseId: string | undefined, open: ModerationCase | undefined) {
  const { moderation } = useHostServices()
  const [known, setKnown] = useState<Known>()
  const [attempt, setAttempt] = useState(0)
  const isShown = known?.result.ok === true && known.result.value === open
  if (open && !isShown) setKnown({ id: open.id, result: ok(open) })
  const isOpen = open !== undefined
  useEffect(() => {
    let isCurrent = true
    const read = async (id: string) => {
      const result = await moderation.byId(id)
      if (isCurrent) setKnown({ id, result })
    }
    if (caseId !== undefined && !isOpen) void read(caseId)
    return () => {
      isCurrent = false
    }
  }, [moderation, caseId, isOpen, attempt])
  return {
    found: known?.id === caseId ? known?.result : undefined,
    readAgain: () => setAttempt((count) => count + 1),
  }
}
