import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { readCatalog } from '#bootstrap/catalog.mjs'
import { run } from '#bootstrap/command.mjs'
import { runNpm } from '#bootstrap/npx.mjs'
import { repository } from '#bootstrap/repository.mjs'

import { packedManifest } from './manifest.mjs'

const sources = join(repository, 'shared')
const folders = ['src', 'build', 'testing']
/** Pages for people, and what is compiled: of the latter the types that are written by hand stay. */
const notCopied = /(?<!\.d)\.tsx?$|\.mjs$|README\.md$|tsconfig\.json$/

/**
 * Makes `adamarket-shared-<version>.tgz`, the package of what a remote in a repository of its own shares with the site.
 * The same sources make the same file.
 *
 * @param {string} folder where to
 * @returns {Promise<string>} the name of the file
 */
export async function packShared(folder) {
  const assembled = mkdtempSync(join(tmpdir(), 'adamarket-shared-'))
  try {
    await assembleShared(assembled)
    mkdirSync(folder, { recursive: true })
    const packing = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder]
    const { code, output } = await runNpm('npm', packing, { cwd: assembled })
    if (code !== 0) throw new Error(`The package could not be packed.\n\n${output}`)
    return basename(output.trim().split('\n').at(-1))
  } finally {
    rmSync(assembled, { recursive: true })
  }
}

/** Fills a folder with all that the package consists of: JavaScript with its types, and what stays as it is. */
export async function assembleShared(folder) {
  const tsc = join(repository, 'node_modules', '.bin', 'tsc')
  const project = join(sources, 'tsconfig.package.json')
  const { code, output } = await run(tsc, ['--project', project, '--outDir', folder])
  if (code !== 0) throw new Error(`The package could not be compiled.\n\n${output}`)
  for (const name of folders) copyOthers(name, folder)
  await writeContract(folder)
  for (const file of ['LICENSE', 'tsconfig.base.json'])
    cpSync(join(repository, file), join(folder, file))
  for (const page of ['README.md', 'CHANGELOG.md']) cpSync(join(sources, page), join(folder, page))
  const manifest = JSON.parse(readFileSync(join(sources, 'package.json'), 'utf8'))
  const packed = packedManifest(manifest, readCatalog())
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`)
}

/** Writes the types that each build records: a remote's own repository has neither their sources nor this compiler. */
async function writeContract(folder) {
  const build = join(sources, 'build', 'contract-types.ts')
  const { contractFile, contractTypes } = await import(build)
  writeFileSync(join(folder, contractFile), await contractTypes())
}

/** Copies styles, texts, pictures and fonts to where the code looks for them. */
function copyOthers(name, folder) {
  cpSync(join(sources, name), join(folder, name), {
    recursive: true,
    filter: (path) => !notCopied.test(path) && !path.startsWith(join(sources, 'src', 'firebase')),
  })
}
