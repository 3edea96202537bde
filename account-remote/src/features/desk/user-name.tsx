import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'

/** The name of a user; the id while it is unknown. */
export function UserName({ uid }: { readonly uid: string }) {
  const { profiles } = useHostServices()
  const { value: profile } = usePort(
    () => (uid === '' ? undefined : profiles.byId(uid)),
    [profiles, uid],
  )
  return profile?.name ?? uid
}
