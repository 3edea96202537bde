import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLoaded } from '@adamarket/shared/contract/use-loaded.ts'

/** The name of a user; the id while it is unknown. */
export function Who({ uid }: { readonly uid: string }) {
  const { profiles } = useHostServices()
  return useLoaded(profiles.byId, uid)?.name ?? uid
}
