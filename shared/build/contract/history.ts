import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { contractVersion } from '#contract/version.ts'

import { root, runTsc } from './run-tsc.ts'

/** Where the contract is recorded, a file for each version: `2.5.0.d.ts`. */
const historyFolder = join(root, 'shared', 'contract-history')

/** The files that make up the contract; the record also has every type they name. */
export const contractFiles = ['host-services.ts', 'remote-modules.ts', 'router.ts'] as const

/**
 * The languages are no part of the contract: a shell gives a release only those of its texts (`in-its-language.tsx`).
 * So records name the list of the checkout instead of containing the one of their time.
 */
const languages = 'domain/languages.ts'

/** The file that records a version. */
export function recordOf(version: string): string {
  return join(historyFolder, `${version}.d.ts`)
}

/** The module name by which code imports a file of a recorded version. */
export function recordedModule(version: string, file: string): string {
  return `contract-${version}/${file}`
}

/** The recorded versions. */
export async function recordedVersions(): Promise<readonly string[]> {
  const files = await readdir(historyFolder)
  return files.flatMap((file) => (file.endsWith('.d.ts') ? [file.slice(0, -'.d.ts'.length)] : []))
}

/**
 * The records to delete: all but the newest three, since three shells are kept. A version keeps what the one before
 * promised, which kept what came before it.
 */
export function outdatedOf(versions: readonly string[]): readonly string[] {
  return versions
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .slice(0, -3)
}

/** Records the current contract under its version, replacing an existing record, and deletes outdated ones. */
export async function recordContract(): Promise<string> {
  const record = recordOf(contractVersion)
  await writeFile(record, await describeContract(contractVersion))
  const outdated = outdatedOf(await recordedVersions())
  await Promise.all(outdated.map((version) => rm(recordOf(version))))
  return record
}

/** All types of the contract in one text, one module for each file of `shared/src` they come from. */
async function describeContract(version: string): Promise<string> {
  const modules: string[] = []
  const output = await runTsc(
    {
      folder: 'shared',
      files: {},
      besides: contractFiles.map((file) => join(root, 'shared', 'src', 'contract', file)),
      options: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        removeComments: true,
        rootDir: join(root, 'shared', 'src'),
        outDir: 'types',
        types: [],
      },
    },
    async (place) => {
      const types = join(place, 'types')
      const files = (await readdir(types, { recursive: true })).filter((it) => it.endsWith('.d.ts'))
      const sources = files.map((file) => file.replace(/\.d\.ts$/, '.ts'))
      const recorded = sources.filter((source) => source !== languages).toSorted()
      const texts = recorded.map(async (source) =>
        moduleOf(
          version,
          source,
          await readFile(join(types, source.replace(/\.ts$/, '.d.ts')), 'utf8'),
        ),
      )
      modules.push(...(await Promise.all(texts)))
    },
  )
  if (output !== '') throw new Error(`The contract does not compile.\n${output}`)
  return modules.join('\n')
}

function moduleOf(version: string, source: string, types: string): string {
  const nameOf = (specifier: string) => {
    const isBeside = specifier.startsWith('./')
    if (!isBeside && !specifier.startsWith('#')) return specifier
    const file = isBeside ? join(source, '..', specifier) : specifier.slice(1)
    return file === languages ? `@adamarket/shared/${file}` : recordedModule(version, file)
  }
  const body = types
    .replaceAll(
      /(\bfrom |\bimport\()(["'])([^"']+)\2/g,
      (_all, before: string, _quote, specifier: string) => `${before}'${nameOf(specifier)}'`,
    )
    // The module around them declares them.
    .replaceAll(/^(export )?declare /gm, '$1')
    .trimEnd()
    .replaceAll(/^(?=.)/gm, '  ')
  return `declare module '${recordedModule(version, source)}' {\n${body}\n}\n`
}
