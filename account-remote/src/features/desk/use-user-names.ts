import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { ProfilesPort } from '@adamarket/shared/domain/ports.ts'
import { ok } from '@adamarket/shared/domain/result.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'

/** The names of users, each of which is read once; the id while it is unknown. */
export function useUserNames(uids: readonly string[]): (uid: string) => string {
  const { profiles } = useHostServices()
  // No id contains a slash.
  const ids = [...new Set(uids)].filter((uid) => uid !== '').join('/')
  const { value: names } = usePort(
    () => (ids === '' ? undefined : readNames(profiles, ids.split('/'))),
    [profiles, ids],
  )
  return (uid) => names?.get(uid) ?? uid
}

async function readNames({ byId }: Pick<ProfilesPort, 'byId'>, uids: readonly string[]) {
  const found = await Promise.all(uids.map((uid) => byId(uid)))
  return ok(
    new Map(found.flatMap((one) => (one.ok && one.value ? [[one.value.id, one.value.name]] : []))),
  )
}
