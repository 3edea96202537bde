import { developmentEntry } from './development-entry.ts'
import { runDevServer } from './run-dev-server.ts'
import { startSiteProxy } from './site-proxy.ts'

type Options = {
  /** The folder of the remote, which is built. */
  readonly folder: string
  /** The origin of a running site. */
  readonly site: string
  /** Where the site answers with this remote, and its development server. */
  readonly ports: { readonly site: number; readonly devServer: number }
  /** The folder for the log of the development server. */
  readonly logs: string
  /** Called with warnings and errors in the remote's code. */
  readonly onProblem: (line: string) => void
  readonly signal: AbortSignal
}

/**
 * Shows a running site with one remote replaced by its development server, until the signal aborts.
 *
 * @returns what to tell the developer, with the address
 * @throws UserError when there is no such site, or no build of the remote
 */
export async function showOnSite({ folder, site, ports, ...options }: Options): Promise<string> {
  const { name, entry } = await developmentEntry(folder, `http://localhost:${ports.devServer}`)
  await startSiteProxy({ site, port: ports.site, remote: name, entry, signal: options.signal })
  await runDevServer({
    ...options,
    app: name,
    folder,
    port: ports.devServer,
    environment: { ADAMARKET_REACT: 'production' },
  })
  const path = entry.releases.development.paths.find((one) => !one.includes(':')) ?? '/'
  return `${site} with your ${name}: http://localhost:${ports.site}${path}\nCtrl+C stops it.`
}
