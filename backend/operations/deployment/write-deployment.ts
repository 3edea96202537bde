import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

import { productionOrigins, publicOrigin } from '#hosting/production.ts'
import { CommandError } from '#base/command-error.ts'
import { firebaseFolder, repository, stateFolder } from '#base/folders.ts'
import type { ProductionSettings } from '#base/production-settings.ts'
import { run } from '#base/run.ts'

const workspaceSchema = v.object({ packageManager: v.string() })
const packageSchema = v.looseObject({})
const namesSchema = v.array(v.string())

/**
 * The codebases of the functions. A mobile backend in the same project has the default one: firebase-tools deletes
 * what is in a codebase and not in its source.
 */
export const codebases = { functions: 'adamarket', pages: 'adamarket-pages' } as const

/** What firebase-tools deploys besides the sites. */
export type Deployable = {
  /** The path of its firebase.json. */
  readonly config: string
  /** The functions that the packages export. */
  readonly functionNames: readonly string[]
}

/**
 * Writes what firebase-tools deploys besides the sites: rules, indexes, and the functions as two packages
 * that Google can install without this workspace.
 *
 * @throws CommandError when Node cannot load a package, as Google would
 */
export async function writeDeployment(settings: ProductionSettings): Promise<Deployable> {
  const folder = join(stateFolder, 'deployment')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const file of ['firestore.rules', 'firestore.indexes.json', 'storage.rules']) {
    await cp(join(firebaseFolder, file), join(folder, file))
  }
  const packages = [join(folder, 'functions'), join(folder, 'pages')] as const
  await writePackage('@adamarket/functions', packages[0])
  await writePackage('@adamarket/pages', packages[1])
  // firebase-tools sets them for the functions of each folder.
  const { shell } = productionOrigins(settings).apps
  const site = `SITE_ORIGIN=${publicOrigin(settings)}\n`
  const { pushPublicKey } = settings.environment
  const push = pushPublicKey === undefined ? '' : `PUSH_PUBLIC_KEY=${pushPublicKey}\n`
  await writeFile(join(folder, 'functions', '.env'), `${site}${push}`)
  await writeFile(join(folder, 'pages', '.env'), `${site}FILES_ORIGIN=${shell}\n`)
  const ignore = ['node_modules', '*.map']
  const config = join(folder, 'firebase.json')
  await writeJson(config, {
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    storage: [{ bucket: settings.storageBucket, rules: 'storage.rules' }],
    functions: [
      { source: 'functions', codebase: codebases.functions, ignore },
      { source: 'pages', codebase: codebases.pages, ignore },
    ],
  })
  const names = await Promise.all(packages.map((one) => exportsOf(one, settings)))
  return { config, functionNames: names.flat() }
}

/** What a package of functions exports, loaded by another Node process: it starts the Admin SDK. */
async function exportsOf(folder: string, settings: ProductionSettings): Promise<readonly string[]> {
  const { projectId, storageBucket } = settings
  const script = `console.log(JSON.stringify(Object.keys(await import(${JSON.stringify(join(folder, 'dist', 'index.js'))}))))`
  const { code, output } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket }) },
  })
  const names = output.trim().split('\n').at(-1) ?? ''
  if (code !== 0)
    throw new CommandError(`Node cannot load the functions in ${folder}.\n\n${output}`)
  return v.parse(namesSchema, JSON.parse(names))
}

/** A package of functions with a lockfile of its own, cut out of the workspace's: Google installs what was tested. */
async function writePackage(name: string, folder: string): Promise<void> {
  const { packageManager } = v.parse(workspaceSchema, await readPackage(repository))
  const only = ['--filter', name, 'deploy', '--prod']
  const parameters = ['--yes', packageManager, ...only, '--config.inject-workspace-packages=true']
  const { code, output } = await run('npx', [...parameters, folder], { cwd: repository })
  if (code !== 0) throw new Error(`${name} could not be packed:\n${output}`)
  const { scripts: _built, ...rest } = await readPackage(folder)
  await writeJson(join(folder, 'package.json'), { ...rest, packageManager })
}

async function readPackage(folder: string) {
  return v.parse(packageSchema, JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
}
