import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { readCatalog } from '#bootstrap/catalog.mjs'
import { repository } from '#bootstrap/repository.mjs'
import { stop } from '#bootstrap/stop.mjs'
import { packShared } from '#pack-shared/pack-shared.mjs'

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
    const packed = await packShared(folder)
    fillTemplate(join(repository, 'shared', 'template'), folder, values)
    copyFileSync(join(repository, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
    change(join(folder, 'tsconfig.json'), (config) => ({
      ...config,
      extends: './tsconfig.base.json',
    }))
    change(join(folder, 'package.json'), (manifest) => withVersions(manifest, `file:${packed}`))
    writeFileSync(join(folder, '.gitignore'), 'node_modules/\ndist/\n')
  })
}

/** The manifest with the versions of this repository, whose catalog only its own packages know. */
function withVersions(manifest, shared) {
  const versions = readCatalog()
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
