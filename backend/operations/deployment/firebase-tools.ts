import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { CommandError } from '#base/command-error.ts'
import { backendFolder } from '#base/folders.ts'
import type { ProductionSettings } from '#base/production-settings.ts'

/** What firebase-tools deploys at a time. */
export type Target = 'indexes' | 'functions' | 'rules'

/**
 * The parameters of firebase-tools for each target.
 *
 * - `--force` deletes indexes that our file does not name, so only the functions get it: without it, functions that
 *   are retried after a failure are refused. There it deletes no more than functions of our own codebases.
 * - The functions are not named one by one: unchanged ones would be built again.
 */
const parametersOf: Readonly<Record<Target, readonly string[]>> = {
  indexes: ['--only', 'firestore:indexes'],
  functions: ['--only', 'functions', '--force'],
  rules: ['--only', 'firestore:rules,storage'],
}

/** Deploys one target. */
export type DeployTarget = (target: Target) => Promise<void>

type Options = {
  readonly settings: Pick<ProductionSettings, 'projectId' | 'region'>
  /** The path of the firebase.json. */
  readonly config: string
  readonly signal: AbortSignal
}

/** firebase-tools of this project, which prints what it does. */
export function createDeployTarget({ settings, config, signal }: Options): DeployTarget {
  return (target) =>
    new Promise((resolve, reject) => {
      const child = spawn(
        join(backendFolder, 'node_modules', '.bin', 'firebase'),
        firebaseParameters(target, settings.projectId, config),
        { stdio: 'inherit', signal, env: { ...process.env, ...firebaseVariables(settings) } },
      )
      child.once('error', reject)
      child.once('close', (code) => {
        if (code === 0) resolve()
        else reject(new CommandError(`firebase-tools could not deploy the ${target}.`))
      })
    })
}

/** The parameters of firebase-tools that deploy one target. */
export function firebaseParameters(
  target: Target,
  projectId: string,
  config: string,
): readonly string[] {
  const common = ['--project', projectId, '--config', config, '--non-interactive']
  return ['deploy', ...parametersOf[target], ...common]
}

/** Variables that firebase-tools reads: functions that name no region run in this one. */
export function firebaseVariables({ region }: Pick<ProductionSettings, 'region'>) {
  return {
    FIREBASE_FUNCTIONS_DEFAULT_REGION: region,
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
  }
}
