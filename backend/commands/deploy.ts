import { join } from 'node:path'

import { allChecks } from '#deployment/checks/all-checks.ts'
import { formatFindings, isComplete, runChecks } from '#deployment/checks/check.ts'
import { deployProject } from '#deployment/deploy-project.ts'
import { createDeployTarget, firebaseParameters } from '#deployment/firebase-tools.ts'
import { createGoogleApi } from '#deployment/google-api.ts'
import type { Deployable } from '#deployment/write-deployment.ts'
import { writeDeployment } from '#deployment/write-deployment.ts'
import { productionOrigins } from '#hosting/production.ts'
import { appsHere, remoteAppsHere } from '#base/apps.ts'
import { buildApps, functionPackages, refuseOutdated } from '#base/build-apps.ts'
import { operatorName } from '#base/checkout.ts'
import { repository, stateFolder } from '#base/folders.ts'
import type { ProductionSettings } from '#base/production-settings.ts'
import { readProductionSettings } from '#base/production-settings.ts'
import { createProgress } from '#base/progress.ts'
import { cloudToken, withProject } from '#base/with-project.ts'
import { firebaseSites } from '#releases/firebase/firebase-sites.ts'
import { createHostingApi } from '#releases/firebase/hosting-api.ts'
import { assertAllLoad, releaseAll } from '#releases/release-build.ts'
import { readRelease } from '#releases/release.ts'

import { changingOptions, confirmChange } from '#command-line/confirm-change.ts'
import { readOptions, wrongOptions } from '#command-line/options.ts'
import { siteOf } from '#command-line/read-project.ts'

const usage = 'deploy --project <id> [--check | --dry-run | --yes] [--only backend] [--built]'

/** Time between two looks at what Google builds, in milliseconds. */
const pauseMs = 5000

/**
 * Builds everything and deploys it to a real project. `--check` only says what the project lacks, `--dry-run` what a
 * deployment would do, without network requests. `--yes` does not ask, and replaces live rules that differ. `--only
 * backend` leaves the sites to the teams, who release them. `--built` builds nothing, for a job that has credentials.
 *
 * @returns 1 when `--check` finds that something is missing, or could not be checked
 */
export async function run(parameters: readonly string[], signal: AbortSignal): Promise<number> {
  const options = readDeployOptions(parameters)
  const settings = await readProductionSettings(options.project)
  const account = { token: cloudToken, projectId: settings.projectId }
  const api = createGoogleApi(account)
  if (options.check) {
    const findings = await runChecks(allChecks, { api, settings })
    console.log(formatFindings(findings))
    return isComplete(findings) ? 0 : 1
  }
  const progress = createProgress(console.log)
  if (!options['dry-run']) await confirmChange({ site: siteOf(settings), yes: options.yes })
  const withSites = options.only === undefined
  const built = [...(withSites ? appsHere : []), ...functionPackages]
  if (options.built) await refuseOutdated(built)
  else await buildApps(built, progress, signal)
  const deployable = await writeDeployment(settings)
  const { config, functionNames } = deployable
  if (options['dry-run']) {
    console.log(await plan(settings, deployable, withSites))
    return 0
  }
  const at = new Date().toISOString().replaceAll(':', '-')
  const note = { action: 'deploy', by: await operatorName() }
  await withProject(settings, ({ firestore, releases }) =>
    deployProject({
      settings,
      api,
      firestore,
      deployTarget: createDeployTarget({ settings, config, signal }),
      ...(withSites && {
        async releaseSites() {
          const sites = firebaseSites(settings, releases, createHostingApi(account))
          await releaseAll(sites, note)
          await assertAllLoad(sites)
        },
      }),
      functionNames,
      backups: join(stateFolder, 'backups', settings.projectId, `rules-${at}`),
      mayReplaceRules: options.yes,
      pauseMs,
      progress,
      signal,
    }),
  )
  const done = withSites ? productionOrigins(settings).apps.shell : 'The backend'
  console.log(`${done} is up to date.`)
  return 0
}

function readDeployOptions(parameters: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const
  const only = { type: 'string' } as const
  const options = { check: flag, 'dry-run': flag, built: flag, only, ...changingOptions }
  const { values } = readOptions(parameters, { usage, options })
  const { project } = values
  if (project === undefined) throw wrongOptions('Name a project.', usage)
  if (values.only !== undefined && values.only !== 'backend') {
    throw wrongOptions('Only the backend is deployed by itself.', usage)
  }
  return { ...values, project }
}

/** The steps of a deployment, in order. */
async function plan(
  settings: ProductionSettings,
  { config, functionNames }: Deployable,
  withSites: boolean,
): Promise<string> {
  const { apps: origins } = productionOrigins(settings)
  const { appCheckKey } = settings.environment
  const remotes = await Promise.all(
    (withSites ? remoteAppsHere : []).map(async (app) => {
      const { version } = await readRelease(join(repository, app, 'dist'))
      return `     ${app} ${version} to ${origins[app]}/${version}/`
    }),
  )
  const tools = (target: Parameters<typeof firebaseParameters>[0]) =>
    `firebase ${firebaseParameters(target, settings.projectId, config).join(' ')}`
  return [
    `This would be deployed to ${settings.projectId}; nothing was.`,
    '  1. look what the project lacks, and compare the live rules with ours',
    '  2. have old images of functions deleted, unless there is a policy',
    `  3. ${tools('indexes')}, and wait until they are built`,
    `  4. ${tools('functions')}, in ${settings.region}:`,
    `     ${functionNames.join(', ')}`,
    `  5. ${tools('rules')}`,
    '  6. fill the search index, and write the sitemap',
    ...(withSites
      ? [
          '  7. a new version of the site of each remote, which keeps the folders that are there',
          ...remotes,
          `  8. the shell to ${origins.shell}, with the registry that names these releases`,
        ]
      : []),
    `App Check is ${appCheckKey === undefined ? 'off' : 'on'}. Signing in uses ${settings.environment.firebase.authDomain}.`,
  ].join('\n')
}
