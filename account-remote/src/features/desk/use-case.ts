import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { ModerationCase } from '@adamarket/shared/domain/moderation/moderation.ts'
import type { PortRead } from '@adamarket/shared/state/use-port.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { useMemo, useState } from 'react'

/**
 * The case of an address: from the queue while it is open, otherwise as it was read last. Its value is undefined when there
 * is none.
 *
 * @param version of this moderator's last decision: a closed case is read again after one
 */
export function useCase(
  caseId: string | undefined,
  open: ModerationCase | undefined,
  version: number | undefined,
): PortRead<ModerationCase | undefined> {
  const { moderation } = useHostServices()
  const isOpen = open !== undefined
  const wanted = useMemo(
    () => (caseId === undefined || isOpen ? undefined : { caseId, version }),
    [caseId, isOpen, version],
  )
  const read = usePort(() => wanted && moderation.byId(wanted.caseId), [moderation, wanted])
  const [lastOpen, setLastOpen] = useState(open)
  if (open && open !== lastOpen) setLastOpen(open)
  const shown = open ?? [lastOpen, read.latest].find((one) => one?.id === caseId)
  if (!shown || read.status !== 'loading') return read
  return { ...read, status: 'ready', value: shown, error: undefined }
}
