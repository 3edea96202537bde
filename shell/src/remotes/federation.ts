import type { RemoteModules, RemoteName } from '@adamarket/shared/contract/remote-modules.ts'
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import * as v from 'valibot'

import { forgetPreloads } from '#remotes/preload-files.ts'
import type { ChosenRelease } from '#remotes/registry.ts'

/** After this long an answer no longer counts (specification, section 9, "Script chunk load time-out"). In milliseconds. */
export const hardLimit = 120_000

const routesModule = v.object({
  contractVersion: v.string(),
  texts: v.object({ namespace: v.string(), loaders: v.record(v.string(), v.function()) }),
  createRoutes: v.function(),
})

const integrityOf = new Map<string, string>()

/** How often each container was asked for. */
const timesAsked = new Map<string, number>()

const loadEntryScript: ModuleFederationRuntimePlugin = {
  name: 'adamarket:entry-script',
  createScript: ({ url }) => {
    const script = document.createElement('script')
    const integrity = integrityOf.get(url)
    script.src = url
    script.async = true
    script.crossOrigin = 'anonymous'
    if (integrity) script.integrity = integrity
    return { script, timeout: hardLimit }
  },
}

/** Prepares the federation runtime; called once, before any remote is loaded. */
export function startFederation(): void {
  registerPlugins([loadEntryScript])
}

/**
 * Loads what a release of a remote exposes, in place of any release of it that was loaded before.
 * Rejects when a file of it does not come, when the container is not the one that was released, or
 * when it exposes something else. Asking again asks the network afresh.
 */
export async function loadRoutes(
  release: ChosenRelease,
): Promise<RemoteModules[`${RemoteName}/routes`]> {
  const times = timesAsked.get(release.entry) ?? 0
  timesAsked.set(release.entry, times + 1)
  if (times > 0) forgetPreloads(release)
  const entry = times === 0 ? release.entry : `${release.entry}?attempt=${times}`
  if (release.integrity) integrityOf.set(entry, release.integrity)
  const name = release.name.replaceAll('-', '_')
  registerRemotes([{ name, entry, type: 'global' }], { force: true })
  const loaded = await loadRemote<RemoteModules[`${RemoteName}/routes`]>(`${name}/routes`)
  if (!loaded || !v.is(routesModule, loaded)) {
    throw new Error(`${release.name}@${release.version} does not expose routes`)
  }
  return loaded
}
