import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { Role } from '@adamarket/shared/domain/moderation/moderation.ts'
import type { PortRead } from '@adamarket/shared/state/use-port.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { useStore } from 'zustand'

/** The role of the signed-in user; undefined for most, and while it is unknown. */
export function useRole(): Role | undefined {
  return useRoleRead().value
}

/** The same, for a page that says while it is unknown. */
export function useRoleRead(): PortRead<Role | undefined> {
  const { session, auth } = useHostServices()
  const uid = useStore(session, ({ account }) => account?.uid)
  return usePort(() => (uid === undefined ? undefined : auth.role()), [auth, uid])
}
