import { loadTimeoutMs } from '@adamarket/shared/contract/load-timeout.ts'
import { contractVersion } from '@adamarket/shared/contract/version.ts'
import type { AccountMenuModule, RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import type { Connectivity } from '@adamarket/shared/domain/connectivity.ts'
import { noteOnce } from '@adamarket/shared/observability/note-once.ts'
import type { TelemetrySink } from '@adamarket/shared/observability/telemetry-event.ts'
import { timed } from '@adamarket/shared/observability/timed.ts'

import { keptLanguage } from '#host/kept-language.ts'
import { visitorId } from '#host/visitor-id.ts'
import type { AccountFragment } from '#remotes/account-fragment.ts'
import { chooseReleases, notesOn } from '#remotes/choose-releases.ts'
import type { Composition } from '#remotes/composition.ts'
import {
  containerIntegrity,
  loadAccountMenu,
  loadRoutes,
  startFederation,
} from '#remotes/federation.ts'
import { followReleases } from '#remotes/follow-releases.ts'
import type { Owner } from '#remotes/owner-of.ts'
import { preloadFiles } from '#remotes/preload-files.ts'
import type { ChosenRelease, Deployment } from '#remotes/registry.ts'
import { fetchRegistry } from '#remotes/registry.ts'

/** Where the remotes come from. */
export type RemoteSource = {
  /** Called once, before anything else. */
  readonly start: (record: TelemetrySink) => void
  /** What visitors get. Rejects when that cannot be found out. */
  readonly deploy: () => Promise<Deployment>
  /** Of the registry that was read last. */
  readonly revision: () => number | undefined
  readonly loadRoutes: (release: ChosenRelease) => Promise<RoutesModule>
  readonly loadAccountMenu: (release: ChosenRelease) => Promise<AccountMenuModule>
  /** What a file that was loaded must hash to; undefined where that is not known. */
  readonly integrityOf: (url: string) => string | undefined
  /** Asks for all that a first view needs, before any of it is asked for by name. */
  readonly preload: (owner: Owner) => void
  /** Keeps up with what changes while somebody looks. */
  readonly follow: (
    composition: Pick<Composition, 'store' | 'refresh'>,
    account: Pick<AccountFragment, 'follow'>,
    connectivity: Connectivity,
  ) => void
}

let record: TelemetrySink = () => undefined
let revision: number | undefined

/**
 * The remotes that the registry names, by Module Federation. The single bundle, the yardstick of the
 * benchmark, has `single-bundle/bundled-remotes.ts` in the place of this module.
 */
export const remoteSource: RemoteSource = {
  start: (telemetry) => {
    record = telemetry
    startFederation(telemetry)
  },
  deploy: async () => {
    const registry = await timed(record, { phase: 'registry' }, () =>
      fetchRegistry(AbortSignal.timeout(loadTimeoutMs)),
    )
    revision = registry.revision
    const wanted = new URLSearchParams(window.location.search).get('remote')
    const deployment = chooseReleases(registry, {
      hostContract: contractVersion,
      wanted,
      visitorId: visitorId(),
    })
    for (const note of notesOn(deployment, contractVersion)) noteOnce(note)
    return deployment
  },
  revision: () => revision,
  loadRoutes,
  loadAccountMenu,
  integrityOf: containerIntegrity,
  preload: (owner) => preloadFiles(owner, keptLanguage()),
  follow: followReleases,
}
