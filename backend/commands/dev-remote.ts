import { parseArgs } from 'node:util'

import type { RemoteApp } from '#base/apps.ts'
import { remoteApps, remoteNameOf } from '#base/apps.ts'
import { buildApps } from '#base/build-apps.ts'
import { CannotStart } from '#base/cannot-start.ts'
import { startDevServer } from '#stack/dev-server.ts'
import { developmentEntry } from '#stack/development-entry.ts'
import { stackFolders, stateFolder } from '#base/folders.ts'
import { settingsOnFreePorts } from '#stack/ports.ts'
import { createProgress, seconds } from '#base/progress.ts'
import { startSiteProxy } from '#stack/site-proxy.ts'

import { aborted } from './interruption.ts'

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
  const names = remoteApps.map(remoteNameOf).join(', ')
  const usage = `Usage: npm run dev <remote> -- --site <address>, where the remote is one of ${names}.`
  try {
    const { values, positionals } = parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: { site: { type: 'string' } },
    })
    const app = remoteApps.find((one) => remoteNameOf(one) === positionals[0])
    const site = new URL(values.site ?? '')
    if (app && positionals.length === 1 && site.protocol.startsWith('http')) {
      return { app, site: site.origin }
    }
  } catch (cause) {
    throw new CannotStart(usage, { cause })
  }
  throw new CannotStart(usage)
}
