import { join } from 'node:path'

import { developmentEntry } from '@adamarket/shared/build/dev-site/development-entry.ts'
import { runDevServer } from '@adamarket/shared/build/dev-site/run-dev-server.ts'

import { environmentAsText, localEnvironment } from '#hosting/environment.ts'
import { localOrigins } from '#hosting/local-origins.ts'
import { appsHere, remoteAppsHere } from '#base/apps.ts'
import { buildApps } from '#base/build-apps.ts'
import { repository, stackFolders, stateFolder } from '#base/folders.ts'
import type { Settings } from '#base/settings.ts'

import { startOwnStack } from '#command-line/start-own-stack.ts'
import { devRemote } from '#command-line/dev-remote.ts'
import { aborted } from '#command-line/interruption.ts'
import { summary } from '#command-line/summary.ts'

/**
 * Runs the emulators and, instead of the sites, the development server of each app on its site's
 * port, until it is interrupted; with `--site`, one remote within a running site.
 */
export async function run(parameters: readonly string[], signal: AbortSignal): Promise<number> {
  if (parameters.some((one) => one.startsWith('--site'))) return await devRemote(parameters, signal)
  const { stack, settings, progress } = await startOwnStack(parameters, signal, { hosting: false })
  const servers = new AbortController()
  try {
    await buildApps(remoteAppsHere, progress, signal)
    await progress.step('Starting the development servers', () =>
      startServers(settings, AbortSignal.any([signal, servers.signal]), progress.line),
    )
    progress.line(summary(settings, stack.accounts))
    await Promise.race([stack.ended, aborted(signal)])
  } finally {
    servers.abort()
    await progress.step('Saving the data and stopping', stack.stop)
  }
  return 0
}

async function startServers(
  settings: Settings,
  signal: AbortSignal,
  onProblem: (line: string) => void,
): Promise<void> {
  const environment = {
    ADAMARKET_ENVIRONMENT: environmentAsText(localEnvironment(settings)),
    ADAMARKET_REGISTRY: JSON.stringify(await developmentRegistry(settings)),
  }
  const { logs } = stackFolders(stateFolder)
  await Promise.all(
    appsHere.map((app) =>
      runDevServer({
        app,
        folder: join(repository, app),
        port: settings.appPorts[app],
        environment,
        logs,
        onProblem,
        signal,
      }),
    ),
  )
}

/** A registry of the development servers. */
async function developmentRegistry(settings: Settings) {
  const origins = localOrigins(settings).apps
  const remotes = await Promise.all(
    remoteAppsHere.map(async (app) => {
      const { name, entry } = await developmentEntry(join(repository, app), origins[app])
      return [name, entry] as const
    }),
  )
  return { revision: 0, remotes: Object.fromEntries(remotes) }
}
