import { join } from 'node:path'

import { showOnSite } from '@adamarket/shared/build/dev-site/show-on-site.ts'
import { siteOrigin } from '@adamarket/shared/build/dev-site/site-proxy.ts'

import type { RemoteApp } from '#base/apps.ts'
import { buildApps } from '#base/build-apps.ts'
import { repository, stackFolders, stateFolder } from '#base/folders.ts'
import { createProgress, seconds } from '#base/progress.ts'
import { settingsOnFreePorts } from '#stack/ports.ts'

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
  await buildApps([app], progress, signal)
  const message = await progress.step('Starting the development server', () =>
    showOnSite({
      folder: join(repository, app),
      site,
      ports: { site: appPorts.shell, devServer: appPorts[app] },
      logs: stackFolders(stateFolder).logs,
      onProblem: progress.line,
      signal,
    }),
  )
  progress.line(`\nReady after ${seconds(performance.now())}. ${message}`)
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
  const site = siteOrigin(values.site)
  if (site === undefined) throw wrongOptions('Name the address of a site.', usage)
  return { app: readRemote(positionals, usage), site }
}
