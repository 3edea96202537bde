import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { ModerationCase } from '@adamarket/shared/domain/moderation/moderation.ts'
import type { PortRead } from '@adamarket/shared/state/use-port.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { useState } from 'react'

/**
 * The case of an address: from the queue while it is open, otherwise as it was read last. Its value is undefined when there
 * is none. `retry` is for a closed case, after a decision or a failure.
 */
export function useCase(
  caseId: string | undefined,
  open: ModerationCase | undefined,
): PortRead<ModerationCase | undefined> {
  const { moderation } = useHostServices()
  const isOpen = open !== undefined
  const read = usePort(
    () => (caseId === undefined || isOpen ? undefined : moderation.byId(caseId)),
    [moderation, caseId, isOpen],
  )
  const [lastOpen, setLastOpen] = useState(open)
  if (open && open !== lastOpen) setLastOpen(open)
  const shown = open ?? (lastOpen?.id === caseId ? lastOpen : undefined)
  if (!shown || read.status !== 'loading') return read
  return { ...read, status: 'ready', value: shown, error: undefined }
}
