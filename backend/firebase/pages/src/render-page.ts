import type { PageAnswer, PageRequest } from '@adamarket/shared/contract/page-request.ts'
import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import { routesModule } from '@adamarket/shared/contract/remote-modules.ts'

import { nodeModules } from './node-modules.ts'
import type { ServerFiles } from './server-files.ts'
import { createServerFiles } from './server-files.ts'
import type { ShellServer } from './server-exports.ts'
import { shellServer } from './server-exports.ts'
import type { SiteFiles } from './site-files.ts'

type Visit = Pick<PageRequest, 'url' | 'languages' | 'report' | 'signal'>

/**
 * The page of an address, rendered by the current releases. Undefined when it is not rendered on a server;
 * rejects when it cannot be.
 */
export type RenderPage = (visit: Visit) => Promise<PageAnswer | undefined>

/** The hash of the shell's server.js, which `stageShell` writes into the page of the same release. */
const shellHash = /"pageServer":"(sha256-[\w+/=]+)"/

export function createRenderPage(filesOrigin: string, site: SiteFiles): RenderPage {
  const shells = createServerFiles({ sharedModules: nodeModules, schema: shellServer })
  // The modules of each shell are separate objects, so the remotes are evaluated for each shell.
  let live: { readonly shell: ShellServer; readonly remotes: ServerFiles<RoutesModule> } | undefined

  return async (visit) => {
    const [template, registry] = await Promise.all([site.page(), site.registry()])
    const [, integrity] = shellHash.exec(template) ?? []
    if (integrity === undefined) throw new Error('The shell’s page names no server.js')
    shells.keepOnly(new Set([integrity]))
    const file = { file: `${filesOrigin}/server.js`, integrity, releaseBase: '/' }
    const shell = await shells.load(file, visit.signal)
    if (live?.shell !== shell) {
      live = {
        shell,
        remotes: createServerFiles({ sharedModules: shell.sharedModules, schema: routesModule }),
      }
    }
    const { remotes } = live
    remotes.keepOnly(hashesIn(registry))
    return await shell.answer({
      ...visit,
      template,
      registry,
      loadServer: (server) => remotes.load(server, visit.signal),
    })
  }
}

/** Every hash that the registry names: only its text is looked at here, the shell parses it. */
function hashesIn(registry: unknown): ReadonlySet<string> {
  return new Set(JSON.stringify(registry).match(/sha256-[\w+/=]+/g))
}
