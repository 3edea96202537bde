import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

import { backendFolder, stateFolder } from '#platform/folders.ts'
import type { ProductionSettings } from '#platform/production-settings.ts'

const packageSchema = v.object({ version: v.string() })

/** The Node version of the Functions runtime, which follows Google's schedule and not this repository's. */
const runtime = '22'

/** The packages that the functions' bundle does not contain. */
const installed = ['firebase-admin', 'firebase-functions'] as const

/**
 * Writes what firebase-tools deploys besides the sites: rules, indexes, and the functions as a package
 * that Google can install without this workspace.
 *
 * @returns the path of its firebase.json
 */
export async function writeDeployment({ storageBucket }: ProductionSettings): Promise<string> {
  const folder = join(stateFolder, 'deployment')
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'functions'), { recursive: true })
  for (const file of ['firestore.rules', 'firestore.indexes.json', 'storage.rules']) {
    await cp(join(backendFolder, file), join(folder, file))
  }
  await writeFunctions(join(folder, 'functions'))
  const config = join(folder, 'firebase.json')
  await writeJson(config, {
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    storage: [{ bucket: storageBucket, rules: 'storage.rules' }],
    functions: [{ source: 'functions', codebase: 'default', ignore: ['node_modules', '*.map'] }],
  })
  return config
}

async function writeFunctions(folder: string): Promise<void> {
  const source = join(backendFolder, 'functions')
  await cp(join(source, 'dist'), folder, { recursive: true })
  const modules = join(source, 'node_modules')
  const versions = installed.map(async (name) => {
    const text = await readFile(join(modules, name, 'package.json'), 'utf8')
    return [name, v.parse(packageSchema, JSON.parse(text)).version] as const
  })
  await writeJson(join(folder, 'package.json'), {
    name: 'adamarket-functions',
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: runtime },
    dependencies: Object.fromEntries(await Promise.all(versions)),
  })
  // firebase-tools needs it to find the functions' triggers here; it is not uploaded.
  await symlink(modules, join(folder, 'node_modules'))
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
}
