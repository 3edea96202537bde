import { remoteNames } from '@adamarket/shared/contract/remote-modules.ts'
import type { RemoteName } from '@adamarket/shared/contract/remote-modules.ts'
import * as v from 'valibot'

const release = v.object({
  /** Where the container is. */
  entry: v.pipe(v.string(), v.url()),
  /** What the container's bytes must hash to, in the form of the `integrity` attribute; absent in development. */
  integrity: v.optional(v.pipe(v.string(), v.startsWith('sha256-'))),
  /** The version of the contract the release was built for. */
  contract: v.string(),
  /** The path patterns that the release owns. */
  paths: v.array(v.pipe(v.string(), v.startsWith('/'))),
  /** What a first view of each path loads besides the container. */
  preload: v.record(v.string(), v.array(v.pipe(v.string(), v.url()))),
  /** The files of its texts, by language. */
  texts: v.record(v.string(), v.array(v.pipe(v.string(), v.url()))),
})

const remote = v.object({
  /** The version in `releases` that visitors get. */
  current: v.string(),
  /** A version that some visitors get instead, in percent of them. */
  canary: v.optional(
    v.object({ version: v.string(), percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
  ),
  /** Every version that is still served, by its name. */
  releases: v.record(v.string(), v.fallback(v.optional(release), undefined)),
})

const registrySchema = v.object({
  /** Counts the changes of the registry. */
  revision: v.number(),
  /** An entry that cannot be read is left out: the others are as good as ever. */
  remotes: v.object(v.entriesFromList(remoteNames, v.fallback(v.optional(remote), undefined))),
})

export type Release = v.InferOutput<typeof release>

export type RegisteredRemote = v.InferOutput<typeof remote>

/** What is deployed: which versions of each remote there are, where, and which one visitors get. */
export type Registry = v.InferOutput<typeof registrySchema>

/** Reads a registry; throws when it is none. */
export function parseRegistry(json: unknown): Registry {
  return v.parse(registrySchema, json)
}

declare global {
  /**
   * What the registry answered while the shell's code was still on its way: see `early.ts`. Null once the
   * shell has asked: an answer that comes later would be taken for news one day.
   */
  var earlyRegistry: Promise<unknown> | null | undefined
}

/** Asks the shell's own origin what is deployed, unparsed. Rejects when there is no answer, or an error. */
export async function askForRegistry(signal?: AbortSignal): Promise<unknown> {
  const response = await fetch('/remotes.json', signal && { signal })
  if (!response.ok) throw new Error(`The registry answered ${response.status}`)
  return await response.json()
}

/** What is deployed, asked for early or now. Rejects when there is no answer, or none that is a registry. */
export async function fetchRegistry(signal: AbortSignal): Promise<Registry> {
  const early = takeEarlyAnswer()
  return parseRegistry(await (early ? unlessAborted(early, signal) : askForRegistry(signal)))
}

/** An answer counts once: after that it is what was deployed then. */
function takeEarlyAnswer(): Promise<unknown> | null | undefined {
  const { earlyRegistry } = globalThis
  globalThis.earlyRegistry = null
  return earlyRegistry
}

function unlessAborted<Value>(coming: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    coming.then(resolve, reject)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** The remotes that visitors can get, each with the release chosen for them. */
export type Deployment = Partial<Record<RemoteName, ChosenRelease>>

export type ChosenRelease = Release & {
  readonly name: RemoteName
  readonly version: string
  /** The version that was meant for this visitor, with the contract that this shell cannot host. */
  readonly insteadOf?: string
  /** Stands in when this release cannot be loaded: its files are gone, or not those that were released. */
  readonly fallback?: ChosenRelease
}
