import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { productionOrigins } from '#hosting/production.ts'
import { apps, remoteApps } from '#platform/apps.ts'
import { buildApps, functionPackages } from '#platform/build-apps.ts'
import { CannotStart } from '#platform/cannot-start.ts'
import { takeProject } from '#platform/commands/take-project.ts'
import { withRealSites } from '#platform/commands/with-real-sites.ts'
import { writeDeployment } from '#platform/deployment.ts'
import { backendFolder, repository } from '#platform/folders.ts'
import type { ProductionSettings } from '#platform/production-settings.ts'
import { readProductionSettings } from '#platform/production-settings.ts'
import { createProgress } from '#platform/progress.ts'
import { releaseAll } from '#releases/release-build.ts'
import { readRelease } from '#releases/release.ts'

const usage = 'Usage: deploy --project <id> [--dry-run]'

/**
 * Builds everything and deploys it to a real project: rules, indexes and functions, then the sites, whose pages
 * come from one of these functions.
 * With `--dry-run` it only says what it would do, without network requests.
 */
export async function deploy(parameters: readonly string[], signal: AbortSignal): Promise<number> {
  const { project, rest } = takeProject(parameters)
  const isDry = rest.includes('--dry-run')
  if (project === undefined || rest.some((one) => one !== '--dry-run')) throw new CannotStart(usage)
  const settings = await readProductionSettings(project)
  const progress = createProgress(console.log)
  await buildApps([...apps, ...functionPackages], progress, signal)
  const config = await writeDeployment(settings)
  const command = ['deploy', '--only', 'firestore,storage,functions']
  const options = ['--project', project, '--config', config, '--non-interactive']
  if (isDry) {
    console.log(await plan(settings, [...command, ...options]))
    return 0
  }
  await runFirebase([...command, ...options], signal)
  await progress.step('Putting the apps on their sites', () => withRealSites(settings, releaseAll))
  console.log(`${productionOrigins(settings).apps.shell} is up to date.`)
  return 0
}

/** The steps of a deployment, in order. */
async function plan(settings: ProductionSettings, command: readonly string[]): Promise<string> {
  const { apps: origins } = productionOrigins(settings)
  const { appCheckKey } = settings.environment
  const remotes = await Promise.all(
    remoteApps.map(async (app) => {
      const { version } = await readRelease(join(repository, app, 'dist'))
      return `     ${app} ${version} to ${origins[app]}/${version}/`
    }),
  )
  return [
    `This would be deployed to ${settings.projectId}; nothing was.`,
    `  1. firebase ${command.join(' ')}`,
    '  2. a new version of the site of each remote, which keeps the folders that are there',
    ...remotes,
    `  3. the shell to ${origins.shell}, with the registry that names these releases`,
    `App Check is ${appCheckKey === undefined ? 'off' : 'on'}. Signing in uses ${settings.environment.firebase.authDomain}.`,
  ].join('\n')
}

function runFirebase(parameters: readonly string[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const firebase = join(backendFolder, 'node_modules', '.bin', 'firebase')
    const child = spawn(firebase, parameters, { stdio: 'inherit', signal })
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new CannotStart('firebase-tools could not deploy; the sites are as they were.'))
    })
  })
}
