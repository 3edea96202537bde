import { timeoutSignal } from '@adamarket/shared/connectivity/with-timeout.ts'
import { loadTimeoutMs } from '@adamarket/shared/contract/load-timeout.ts'
import { contractVersion } from '@adamarket/shared/contract/version.ts'
import type { AccountMenuModule, RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import type { Connectivity } from '@adamarket/shared/domain/connectivity.ts'
import { noteOnce } from '@adamarket/shared/observability/note-once.ts'
import type { TelemetrySink } from '@adamarket/shared/observability/telemetry-event.ts'
import { timed } from '@adamarket/shared/observability/timed.ts'

import { storedLanguage } from '#host/device/stored-language.ts'
import { visitorId } from '#host/device/visitor-id.ts'
import type { AccountFragment } from '#remotes/loading/account-fragment.ts'
import { chooseReleases, notesOn } from '#remotes/registry/choose-releases.ts'
import type { Composition } from '#remotes/loading/composition.ts'
import {
  loadAccountMenu,
  loadRoutes,
  startFederation,
  startRuntime,
} from '#remotes/loading/federation.ts'
import { followReleases } from '#remotes/loading/follow-releases.ts'
import type { Owner } from '#remotes/registry/owner-of.ts'
import { preloadFiles } from '#remotes/registry/preload-files.ts'
import { requiredHash } from '#remotes/loading/required-hashes.ts'
import { readOverrides } from '#remotes/registry/overrides.ts'
import type { Registry } from '@adamarket/shared/contract/registry.ts'
import type { ChosenRelease, Deployment } from '#remotes/registry/deployment.ts'
import { fetchRegistry } from '#remotes/registry/fetch-registry.ts'

/** Where remotes are loaded from. */
export type RemoteSource = {
  /** Called once, before anything else. */
  readonly start: (record: TelemetrySink) => void
  /** Called once the first view is complete: loads what it did not need. Never rejects. */
  readonly complete: () => Promise<void>
  /** Reads the releases that visitors get. Rejects when they cannot be read. */
  readonly readDeployment: () => Promise<Deployment>
  /** What the registry that was read last has of each remote. */
  readonly registered: () => Registry['remotes']
  readonly loadRoutes: (release: ChosenRelease) => Promise<RoutesModule>
  readonly loadAccountMenu: (release: ChosenRelease) => Promise<AccountMenuModule>
  /** The hash that a loaded file must have; undefined when it is unknown. */
  readonly integrityOf: (url: string) => string | undefined
  /** Requests all files of a first view, before modules request them one by one. */
  readonly preload: (owner: Owner) => void
  /** Checks for new releases while the page is visible. */
  readonly follow: (
    composition: Pick<Composition, 'store' | 'refresh'>,
    account: Pick<AccountFragment, 'follow'>,
    connectivity: Connectivity,
  ) => void
}

let record: TelemetrySink = () => undefined
let latest: Registry | undefined

/**
 * Loads the remotes in the registry as containers of Module Federation. In the single bundle that federation is compared with,
 * `single-bundle/bundled-remotes.ts` replaces this module.
 */
export const remoteSource: RemoteSource = {
  start: (telemetry) => {
    record = telemetry
    startFederation(telemetry)
  },
  complete: async () => {
    // Remotes load without the runtime, and those of earlier releases request it again.
    await startRuntime().catch(() => undefined)
  },
  readDeployment: async () => {
    const registry = await timed(record, { phase: 'registry' }, () =>
      fetchRegistry(timeoutSignal(loadTimeoutMs)),
    )
    latest = registry
    const deployment = chooseReleases(registry, {
      hostContract: contractVersion,
      overrides: readOverrides(registry.remotes),
      visitorId: visitorId(),
    })
    for (const note of notesOn(deployment, contractVersion)) noteOnce(note)
    return deployment
  },
  registered: () => latest?.remotes ?? {},
  loadRoutes,
  loadAccountMenu,
  integrityOf: requiredHash,
  preload: (owner) => preloadFiles(owner, storedLanguage()),
  follow: followReleases,
}
