import { appError } from '#domain/app-error.ts'
import type { ReleaseVisitsPort } from '#domain/ports.ts'
import type { VisitsOfRelease } from '#domain/release-visits.ts'
import { err, ok } from '#domain/result.ts'

/** A {@link ReleaseVisitsPort} that always reads the same; without releases, as for a user who is no admin. */
export function createMemoryReleaseVisits(
  releases?: readonly VisitsOfRelease[],
): ReleaseVisitsPort {
  return {
    read: async () =>
      releases ? ok(releases) : err(appError('permission-denied', new Error('No admin'))),
  }
}
