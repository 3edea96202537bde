import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { runPnpm } from '#bootstrap/packages.mjs'
import { repository } from '#bootstrap/repository.mjs'
import { stop } from '#bootstrap/stop.mjs'

import { allOrNothing } from './all-or-nothing.mjs'
import { fillTemplate } from './template.mjs'

/** The files that the packages of this repository get from its root. */
const tools = [
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/user-event',
  '@types/node',
  'happy-dom',
  'typescript',
  'vitest',
]

/**
 * Makes a remote in a folder that is to be a repository of its own. The code that it shares with the site is
 * a package beside it, `adamarket-shared-….tgz`.
 *
 * @param {string} folder
 * @param {{ name: string, title: string }} values
 */
export async function createOwnRepository(folder, values) {
  if (existsSync(folder) && readdirSync(folder).length > 0) stop(`${folder} is not empty.`)
  await allOrNothing([], [folder], async () => {
    mkdirSync(folder, { recursive: true })
    const packing = ['--filter', '@adamarket/shared', 'pack', '--pack-destination', folder]
    const { code, output } = await runPnpm(packing)
    if (code !== 0) throw new Error(`The package could not be packed.\n\n${output}`)
    const packed = readdirSync(folder).find((file) => file.endsWith('.tgz'))
    fillTemplate(join(repository, 'shared', 'template'), folder, values)
    copyFileSync(join(repository, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
    change(join(folder, 'tsconfig.json'), (config) => ({
      ...config,
      extends: './tsconfig.base.json',
      // Plain JavaScript of the package, which has no types there.
      include: config.include.filter((file) => file !== 'vitest.config.ts'),
    }))
    change(join(folder, 'package.json'), (manifest) => withVersions(manifest, `file:${packed}`))
    writeFileSync(join(folder, '.gitignore'), 'node_modules/\ndist/\n')
  })
}

/** The manifest with the versions of this repository, whose catalog only its own packages know. */
function withVersions(manifest, shared) {
  const catalog = readFileSync(join(repository, 'pnpm-workspace.yaml'), 'utf8')
  const versions = Object.fromEntries(
    [...catalog.matchAll(/^ {2}'?([^\s'#]+?)'?: (\S+)$/gm)].map(([, name, version]) => [
      name,
      version,
    ]),
  )
  const named = (dependencies) =>
    Object.fromEntries(
      dependencies.map((name) => [name, name === '@adamarket/shared' ? shared : versions[name]]),
    )
  return {
    ...manifest,
    scripts: { ...manifest.scripts, types: 'tsc --noEmit' },
    dependencies: named(Object.keys(manifest.dependencies)),
    devDependencies: named([...Object.keys(manifest.devDependencies), ...tools].toSorted()),
  }
}

function change(file, changed) {
  const json = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, `${JSON.stringify(changed(json), null, 2)}\n`)
}
