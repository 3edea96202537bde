import { createInstance } from '@module-federation/enhanced/runtime'
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin'

import type { Container } from './load-container.ts'
import type { ShareScope } from './share-scope.ts'

export type FederationRuntime = {
  /** Loads what a container exposes; one of another address replaces that of the same name. */
  readonly load: (name: string, address: string, expose: string) => Promise<unknown>
}

/**
 * Module Federation's runtime, which the first view does not wait for. It gets every container from the shell's own
 * loader, so it adopts those that were loaded before it, and provides itself to containers of earlier releases.
 */
export function createFederationRuntime(
  scope: ShareScope,
  containerAt: (address: string) => Promise<Container> | undefined,
): FederationRuntime {
  const runtime = createInstance({
    name: 'shell',
    remotes: [],
    plugins: [
      provideRuntime(),
      {
        name: 'adamarket:containers',
        loadEntry: async ({ remoteInfo }) => await containerAt(remoteInfo.entry),
      },
    ],
  })
  runtime.initShareScopeMap('default', scope)
  const addresses = new Map<string, string>()
  return {
    load: async (name, address, expose) => {
      if (addresses.get(name) !== address) {
        runtime.registerRemotes([{ name, entry: address, type: 'global' }], { force: true })
        addresses.set(name, address)
      }
      return await runtime.loadRemote(`${name}/${expose}`)
    },
  }
}
