import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import * as v from 'valibot'

import type { Target } from '#deployment/firebase-tools.ts'
import { firebaseParameters, firebaseVariables } from '#deployment/firebase-tools.ts'
import { codebases } from '#deployment/write-deployment.ts'
import { firebaseFolder } from '#base/folders.ts'
import type { ProductionSettings } from '#base/production-settings.ts'
import { run } from '#base/run.ts'

const answerSchema = v.object({ error: v.optional(v.string()) })

/** The variables from which firebase-tools takes the origins of services. */
const origins = {
  ARTIFACT_REGISTRY_DOMAIN: 'artifactregistry',
  CLOUD_RUN_URL: 'run',
  COMPUTE_URL: 'compute',
  EVENTARC_URL: 'eventarc',
  FIREBASE_API_URL: 'firebase',
  FIREBASE_CLOUDBILLING_URL: 'cloudbilling',
  FIREBASE_CLOUDBUILD_URL: 'cloudbuild',
  FIREBASE_CLOUDSCHEDULER_URL: 'cloudscheduler',
  FIREBASE_CLOUD_TAKS_URL: 'cloudtasks',
  FIREBASE_EXT_URL: 'firebaseextensions',
  FIREBASE_FIREBASESTORAGE_URL: 'firebasestorage',
  FIREBASE_FUNCTIONS_URL: 'cloudfunctions',
  FIREBASE_FUNCTIONS_V2_URL: 'cloudfunctions',
  FIREBASE_IAM_URL: 'iam',
  FIREBASE_IDENTITY_URL: 'identitytoolkit',
  FIREBASE_PUBSUB_URL: 'pubsub',
  FIREBASE_RESOURCEMANAGER_URL: 'cloudresourcemanager',
  FIREBASE_RULES_URL: 'firebaserules',
  FIREBASE_RUNTIMECONFIG_URL: 'runtimeconfig',
  FIREBASE_SERVICE_USAGE_URL: 'serviceusage',
  FIREBASE_STORAGE_URL: 'storage',
  FIREBASE_TOKEN_URL: 'token',
  FIRESTORE_URL: 'firestore',
} as const

/** The variables by which firebase-tools calls a fake of Google's services. */
export function variablesFor(fakeOrigin: string): Readonly<Record<string, string>> {
  const services = Object.entries(origins).map(([variable, service]) => [
    variable,
    `${fakeOrigin}/${service}.googleapis.com`,
  ])
  return {
    FIREBASE_TOKEN: 'unused',
    FIREBASE_SKIP_INFORMATIONAL_IAM: 'true',
    ...Object.fromEntries(services),
  }
}

/**
 * The firebase-tools of this project, which calls a fake of Google's services. It deploys our rules and indexes, and
 * functions that are declared like ours, without their code.
 */
export async function startFirebaseTools(
  fakeOrigin: string,
  settings: Pick<ProductionSettings, 'projectId' | 'storageBucket' | 'region'>,
) {
  const home = await mkdtemp(join(tmpdir(), 'firebase-tools-'))
  const config = join(home, 'firebase.json')
  for (const name of ['firestore.rules', 'firestore.indexes.json', 'storage.rules']) {
    await writeFile(join(home, name), await readFile(join(firebaseFolder, name)))
  }
  await Promise.all([declare('functions', home), declare('pages', home)])
  await writeFile(
    config,
    JSON.stringify({
      firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
      storage: [{ bucket: settings.storageBucket, rules: 'storage.rules' }],
      functions: Object.entries(codebases).map(([source, codebase]) => ({
        source,
        codebase,
        ignore: ['node_modules'],
      })),
    }),
  )
  const child = fork(fileURLToPath(new URL('firebase-tools-process.mjs', import.meta.url)), {
    cwd: home,
    silent: true,
    env: {
      PATH: process.env['PATH'],
      HOME: home,
      XDG_CONFIG_HOME: home,
      ...variablesFor(fakeOrigin),
      ...firebaseVariables(settings),
    },
  })
  const log: string[] = []
  child.stdout?.on('data', (chunk) => log.push(String(chunk)))
  child.stderr?.on('data', (chunk) => log.push(String(chunk)))

  return {
    /** What it has printed. */
    output: () => log.join(''),
    /** Runs it with these parameters. @throws its error */
    async run(parameters: readonly string[]): Promise<void> {
      child.send(parameters)
      const [answer] = await once(child, 'message')
      const { error } = v.parse(answerSchema, answer)
      if (error !== undefined) throw new Error(error)
    },
    parameters: (target: Target) => firebaseParameters(target, settings.projectId, config),
    async stop() {
      child.kill()
      await rm(home, { recursive: true })
    },
  }
}

/** Writes a package whose functions.yaml declares the functions of a package of ours. */
async function declare(name: keyof typeof codebases, home: string): Promise<void> {
  const source = join(firebaseFolder, name)
  const folder = join(home, name)
  await mkdir(join(folder, 'dist'), { recursive: true })
  await writeFile(join(folder, 'package.json'), await readFile(join(source, 'package.json')))
  await writeFile(join(folder, 'dist', 'index.js'), '')
  await symlink(join(source, 'node_modules'), join(folder, 'node_modules'))
  const { code, output } = await run(
    join(source, 'node_modules', '.bin', 'firebase-functions'),
    [source],
    {
      cwd: source,
      env: {
        ...process.env,
        GCLOUD_PROJECT: 'my-market',
        FUNCTIONS_CONTROL_API: 'true',
        FUNCTIONS_MANIFEST_OUTPUT_PATH: join(folder, 'functions.yaml'),
      },
    },
  )
  if (code !== 0) throw new Error(`The functions of ${name} could not be listed:\n${output}`)
}
