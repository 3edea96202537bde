import { loadTimeoutMs } from '@adamarket/shared/contract/load-timeout.ts'
import type {
  AccountMenuModule,
  RemoteModules,
  RemoteName,
  RoutesModule,
} from '@adamarket/shared/contract/remote-modules.ts'
import { accountMenuModule, routesModule } from '@adamarket/shared/contract/remote-modules.ts'
import type { TelemetrySink } from '@adamarket/shared/observability/telemetry-event.ts'
import { startTimer, timed } from '@adamarket/shared/observability/timed.ts'
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import * as v from 'valibot'

import { forgetRequests } from '#remotes/registry/preload-files.ts'
import type { ChosenRelease } from '#remotes/registry/deployment.ts'

import { followHashes } from './required-hashes.ts'
import { withinLoadTimeout } from './within-load-timeout.ts'

/** The release of each requested container, by its address. */
const releaseAt = new Map<string, ChosenRelease>()

let record: TelemetrySink = () => undefined

/** How often each container was requested. */
const requestCounts = new Map<string, number>()

/** The container of a remote that was loaded last. */
type Container = { readonly entry: string; readonly requested: Set<string>; hasFailed: boolean }

const containers = new Map<RemoteName, Container>()

const loadEntryScript: ModuleFederationRuntimePlugin = {
  name: 'adamarket:entry-script',
  createScript: ({ url }) => {
    const script = document.createElement('script')
    const release = releaseAt.get(url)
    const integrity = release?.integrity
    if (release) {
      const { name: remote, version } = release
      const end = startTimer(record, { phase: 'container', remote, version })
      script.addEventListener('load', () => end('loaded'))
      script.addEventListener('error', () => end('failed'))
    }
    script.src = url
    script.async = true
    script.crossOrigin = 'anonymous'
    if (integrity) script.integrity = integrity
    return { script, timeout: loadTimeoutMs }
  },
}

/** Prepares the federation runtime; called once, before any remote is loaded. */
export function startFederation(telemetry: TelemetrySink): void {
  record = telemetry
  followHashes()
  registerPlugins([loadEntryScript])
}

/**
 * Loads the routes of a release, replacing any that were loaded before. Rejects when one of its files
 * fails to load, when the container is not the released one, or when it exposes something else. Another
 * call requests everything from the network again.
 */
export function loadRoutes(release: ChosenRelease): Promise<RoutesModule> {
  return loadExposed<`${RemoteName}/routes`>(release, 'routes', routesModule)
}

/** Loads the account remote's parts of the frame in the same way. */
export function loadAccountMenu(release: ChosenRelease): Promise<AccountMenuModule> {
  return loadExposed<'account/menu'>(release, 'menu', accountMenuModule)
}

async function loadExposed<Id extends keyof RemoteModules>(
  release: ChosenRelease,
  expose: Id extends `${RemoteName}/${infer Expose}` ? Expose : never,
  schema: v.GenericSchema<unknown, RemoteModules[Id]>,
): Promise<RemoteModules[Id]> {
  const container = containerFor(release, expose)
  container.requested.add(expose)
  const { name: remote, version } = release
  // Two files are requested one after the other: the container, then the chunk.
  const loaded = await timed(record, { phase: 'module', remote, version }, () =>
    withinLoadTimeout(loadRemote<unknown>(`${federatedName(release)}/${expose}`), 2),
  ).catch((error: unknown) => {
    container.hasFailed = true
    throw error
  })
  const parsed = v.safeParse(schema, loaded)
  if (parsed.success) return parsed.output
  throw new Error(`${remote}@${version} does not expose ${expose}`)
}

/** The loaded container if it is of this release and has not failed to provide this module. */
function containerFor(release: ChosenRelease, expose: string): Container {
  const last = containers.get(release.name)
  if (last?.entry === release.entry && !last.hasFailed && !last.requested.has(expose)) return last
  const times = requestCounts.get(release.entry) ?? 0
  requestCounts.set(release.entry, times + 1)
  if (times > 0) forgetRequests(release)
  const entry = times === 0 ? release.entry : `${release.entry}?attempt=${times}`
  releaseAt.set(entry, release)
  registerRemotes([{ name: federatedName(release), entry, type: 'global' }], { force: true })
  const container = { entry: release.entry, requested: new Set<string>(), hasFailed: false }
  containers.set(release.name, container)
  return container
}

function federatedName({ name }: ChosenRelease): string {
  return name.replaceAll('-', '_')
}
