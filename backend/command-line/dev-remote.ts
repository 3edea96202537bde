import type { RemoteApp } from '#base/apps.ts'
import { remoteNameOf } from '#base/apps.ts'
import { buildApps } from '#base/build-apps.ts'
import { startDevServer } from '#stack/dev-server.ts'
import { developmentEntry } from '#stack/development-entry.ts'
import { stackFolders, stateFolder } from '#base/folders.ts'
import { settingsOnFreePorts } from '#stack/ports.ts'
import { createProgress, seconds } from '#base/progress.ts'
import { startSiteProxy } from '#stack/site-proxy.ts'

import { aborted } from './interruption.ts'
import { readOptions, wrongOptions } from './options.ts'
import { readRemote } from './release-options.ts'

/**
 * Shows a running site with one remote replaced by its development server, until it is interrupted:
 * `dev browse --site https://adamarket.example`.
 */
export async function devRemote(
  parameters: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const { app, site } = readParameters(parameters)
  const progress = createProgress(console.log)
  const { appPorts } = await settingsOnFreePorts()
  const port = appPorts[app]
  const remote = remoteNameOf(app)
  await buildApps([app], progress, signal)
  const entry = await developmentEntry(app, `http://localhost:${port}`)
  await startSiteProxy({ site, port: appPorts.shell, remote, entry, signal })
  await progress.step('Starting the development server', () =>
    startDevServer({
      app,
      port,
      environment: { ADAMARKET_REACT: 'production' },
      logs: stackFolders(stateFolder).logs,
      onProblem: progress.line,
      signal,
    }),
  )
  const path = entry.releases.development.paths.find((one) => !one.includes(':')) ?? '/'
  progress.line(
    `\n${site} with your ${remote} (${seconds(performance.now())}): http://localhost:${appPorts.shell}${path}\nCtrl+C stops it.`,
  )
  await aborted(signal)
  return 0
}

function readParameters(parameters: readonly string[]): {
  readonly app: RemoteApp
  readonly site: string
} {
  const usage = 'npm run dev <remote> -- --site <address>'
  const options = { site: { type: 'string', default: '' } } as const
  const { values, positionals } = readOptions(parameters, { usage, options, max: 1 })
  const site = URL.parse(values.site)
  if (!site?.protocol.startsWith('http')) throw wrongOptions('Name the address of a site.', usage)
  return { app: readRemote(positionals, usage), site: site.origin }
}
