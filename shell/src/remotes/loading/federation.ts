import type {
  AccountMenuModule,
  RemoteModules,
  RemoteName,
  RoutesModule,
} from '@adamarket/shared/contract/remote-modules.ts'
import { accountMenuModule, routesModule } from '@adamarket/shared/contract/remote-modules.ts'
import type { TelemetrySink } from '@adamarket/shared/observability/telemetry-event.ts'
import { timed } from '@adamarket/shared/observability/timed.ts'
import * as v from 'valibot'

import { forgetRequests } from '#remotes/registry/preload-files.ts'
import type { ChosenRelease } from '#remotes/registry/deployment.ts'

import type { FederationRuntime } from './federation-runtime.ts'
import type { Container } from './load-container.ts'
import { federatedName, loadContainer } from './load-container.ts'
import { followHashes } from './required-hashes.ts'
import { shareScope } from './share-scope.ts'
import { withinLoadTimeout } from './within-load-timeout.ts'

let record: TelemetrySink = () => undefined

/** How often each container was requested. */
const requestCounts = new Map<string, number>()

/** Every requested container, by its address. */
const containers = new Map<string, Promise<Container>>()

/** The container of a remote that was requested last. */
type Requested = {
  readonly entry: string
  /** The entry, or on a retry another address of it. */
  readonly address: string
  readonly exposes: Set<string>
  hasFailed: boolean
}

const lastRequested = new Map<RemoteName, Requested>()

let runtime: FederationRuntime | undefined

/** Prepares the loading of remotes; called once, before any remote is loaded. */
export function startFederation(telemetry: TelemetrySink): void {
  record = telemetry
  followHashes()
}

/** Loads Module Federation's runtime, which loads all remotes from then on. Another call tries again after a failure. */
export async function startRuntime(): Promise<FederationRuntime> {
  const { createFederationRuntime } = await import('./federation-runtime.ts')
  runtime ??= createFederationRuntime(shareScope(), (address) => containers.get(address))
  return runtime
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
  const { name: remote, version } = release
  const loaded = await timed(record, { phase: 'module', remote, version }, () =>
    loadModule(release, expose),
  )
  const parsed = v.safeParse(schema, loaded)
  if (parsed.success) return parsed.output
  throw new Error(`${remote}@${version} does not expose ${expose}`)
}

async function loadModule(release: ChosenRelease, expose: string): Promise<unknown> {
  if (!release.native) await startRuntime()
  const requested = containerFor(release, expose)
  requested.exposes.add(expose)
  const { address } = requested
  const loading = runtime
    ? runtime.load(federatedName(release), address, expose)
    : exposedBy(containers.get(address), expose)
  // Two files are requested one after the other: the container, then the chunk.
  return await withinLoadTimeout(loading, 2).catch((error: unknown) => {
    requested.hasFailed = true
    throw error
  })
}

/** What the runtime does as well, once it is loaded. */
async function exposedBy(loading: Promise<Container> | undefined, expose: string) {
  const container = await loading
  await container?.init(shareScope())
  const create = await container?.get(`./${expose}`)
  return create?.()
}

/** The requested container if it is of this release and has not failed to provide this module. */
function containerFor(release: ChosenRelease, expose: string): Requested {
  const { name, entry } = release
  const last = lastRequested.get(name)
  if (last?.entry === entry && !last.hasFailed && !last.exposes.has(expose)) return last
  const times = requestCounts.get(entry) ?? 0
  requestCounts.set(entry, times + 1)
  if (times > 0) forgetRequests(release)
  const address = times === 0 ? entry : `${entry}?attempt=${times}`
  containers.set(address, loadContainer(release, address, record))
  const requested = { entry, address, exposes: new Set<string>(), hasFailed: false }
  lastRequested.set(name, requested)
  return requested
}
