import type { Firestore } from 'firebase-admin/firestore'

import { allChecks } from '#deployment/checks/all-checks.ts'
import { formatFindings, isComplete, runChecks } from '#deployment/checks/check.ts'
import { writeSitemaps } from '#functions/search/write-sitemaps.ts'
import { CommandError } from '#base/command-error.ts'
import type { ProductionSettings } from '#base/production-settings.ts'
import type { Progress } from '#base/progress.ts'
import { rebuildSearchIndex } from '#search-index/rebuild.ts'

import type { DeployTarget } from './firebase-tools.ts'
import { foreignFunctions } from './foreign-functions.ts'
import type { GoogleApi } from './google-api.ts'
import { setImageCleanup } from './image-cleanup.ts'
import { readIndexStates, waitForIndexes } from './live-indexes.ts'
import { readLiveRules, saveOtherRules } from './live-rules.ts'
import { ourIndexes } from './our-indexes.ts'

export type Deployment = {
  readonly settings: ProductionSettings
  readonly api: GoogleApi
  readonly firestore: Firestore
  readonly deployTarget: DeployTarget
  /** Puts the apps on their sites; left out, they stay as they are. */
  readonly releaseSites?: () => Promise<void>
  /** The names of our functions. */
  readonly functionNames: readonly string[]
  /** Where the live rules are saved before ours replace them. */
  readonly backups: string
  /** Whether ours may replace rules that differ. */
  readonly mayReplaceRules: boolean
  /** Time between two checks of something that Google builds, in milliseconds. */
  readonly pauseMs: number
  readonly progress: Progress
  readonly signal: AbortSignal
}

/**
 * Brings a project up to date. No part is used before it exists: indexes are built and the search index is
 * filled before the sites use them, and rules change after the functions that they rely on. Every step can be
 * repeated: after a failure the next run continues. It deletes nothing but functions of our own codebases.
 *
 * @throws CommandError before any change when the project lacks something, or this could not be checked, when a function
 * of another codebase has a name of ours, or when live rules differ and may not be replaced
 */
export async function deployProject(deployment: Deployment): Promise<void> {
  const { settings, api, firestore, deployTarget, pauseMs, progress, signal } = deployment
  await progress.step('Checking the project', () => refuseIncomplete(deployment))
  const rules = await readLiveRules(api, settings)
  await refuseOtherRules(rules, deployment)

  await progress.step('Setting how long images of functions are kept', () =>
    setImageCleanup(api, settings, pauseMs),
  )
  await progress.step('Deploying the indexes', () => deployTarget('indexes'))
  await progress.step('Waiting until the indexes are built', () =>
    waitForIndexes(() => readIndexStates(api, settings.projectId, ourIndexes), {
      pauseMs,
      signal,
    }),
  )
  await progress.step('Deploying the functions', () => deployTarget('functions'))
  await refuseChangedRules(rules, deployment)
  await progress.step('Deploying the rules', () => deployTarget('rules'))
  await progress.step('Filling the search index', async () => {
    await rebuildSearchIndex(firestore, progress.line, signal)
    await writeSitemaps(firestore)
  })
  if (deployment.releaseSites) {
    await progress.step('Putting the apps on their sites', deployment.releaseSites)
  }
}

async function refuseIncomplete({ api, settings, functionNames }: Deployment): Promise<void> {
  const checks = allChecks.filter(({ isRequired }) => isRequired)
  const findings = await runChecks(checks, { api, settings })
  if (!isComplete(findings)) throw new CommandError(formatFindings(findings))
  const [foreign] = await foreignFunctions(api, settings, functionNames)
  if (foreign === undefined) return
  const [name, region] = [foreign.split('/').at(-1), settings.region]
  throw new CommandError(
    `Another codebase has a function with a name of ours, which this would replace: ${foreign}. Rename it there, set another ADAMARKET_REGION, or, if it is an old one of ours, npx firebase functions:delete ${name} --region ${region} --project ${settings.projectId}.`,
  )
}

async function refuseOtherRules(
  live: ReadonlyMap<string, string>,
  { backups, mayReplaceRules, progress }: Deployment,
): Promise<void> {
  const others = await saveOtherRules(live, backups)
  for (const { file, backup, diff } of others) {
    progress.line(`The live ${file} differs, and is saved as ${backup}:\n${diff}`)
  }
  if (others.length === 0 || mayReplaceRules) return
  throw new CommandError(
    'Other apps of this project may rely on these rules. Nothing was changed; run it again with --yes to replace them.',
  )
}

/** The functions take minutes: meanwhile another team may have deployed rules. */
async function refuseChangedRules(
  compared: ReadonlyMap<string, string>,
  { api, settings }: Deployment,
): Promise<void> {
  const live = await readLiveRules(api, settings)
  const isSame = [...live].every(([file, content]) => compared.get(file) === content)
  if (isSame && live.size === compared.size) return
  throw new CommandError('The live rules have changed since they were compared: run it again.')
}
