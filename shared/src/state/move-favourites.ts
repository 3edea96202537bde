import type { AppError } from '#domain/app-error.ts'
import type { FavouritesPort } from '#domain/ports.ts'
import type { Report } from '#domain/report.ts'
import type { Result } from '#domain/result.ts'

import type { StoredFavourites } from './stored-favourites.ts'
import { openFavourites } from './stored-favourites.ts'

type Options = {
  readonly storage: Storage
  readonly port: FavouritesPort
  readonly report: Report
}

/** Moves the favourites of the device, and those on their way there, to the account. Those that fail stay. */
export async function moveToAccount(
  uid: string,
  device: StoredFavourites,
  { storage, port, report }: Options,
): Promise<void> {
  const move = async (from: StoredFavourites) => {
    const before = from.read()
    if (before.length === 0) return
    const outcomes = await Promise.all(before.map((favourite) => port.add(uid, favourite)))
    const moved = before.filter((_, index) => isSettled(outcomes[index])).map((it) => it.listingId)
    from.write(from.read().filter(({ listingId }) => !moved.includes(listingId)))
    if (moved.length < before.length) {
      report({ what: 'Favourites could not be moved to the account', cause: outcomes })
    }
  }
  await Promise.all([move(device), move(openFavourites(storage, uid))])
}

/** A listing that is gone meanwhile will never be accepted: it does not stay on the device. */
function isSettled(outcome: Result<undefined, AppError> | undefined): boolean {
  return outcome !== undefined && (outcome.ok || outcome.error.kind === 'invalid')
}
