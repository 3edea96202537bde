import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { readCatalog } from '#bootstrap/catalog.mjs'
import { run } from '#bootstrap/command.mjs'
import { repository } from '#bootstrap/repository.mjs'
import { stop } from '#bootstrap/stop.mjs'
import { packShared } from '#pack-shared/pack-shared.mjs'

import { allOrNothing } from './all-or-nothing.mjs'
import { fillTemplate } from './template.mjs'

/**
 * Makes a remote in a folder that is to be a repository of its own: that of the template, and in addition what only such
 * a repository has. The code that it shares with the site is a package beside it, `adamarket-shared-….tgz`.
 *
 * @param {string} folder
 * @param {{ name: string, title: string }} values
 */
export async function createOwnRepository(folder, values) {
  if (existsSync(folder) && readdirSync(folder).length > 0) stop(`${folder} is not empty.`)
  await allOrNothing([], [folder], async () => {
    mkdirSync(folder, { recursive: true })
    const packed = await packShared(folder)
    const [, contract] = /-(\d+\.\d+)\.\d+\.tgz$/.exec(packed) ?? []
    const all = { ...values, package: packed, range: `^${contract}.0` }
    for (const template of ['template', 'template-own']) {
      fillTemplate(join(repository, 'shared', template), folder, all)
    }
    writeVersions(join(folder, 'package.json'))
    await run(join(repository, 'node_modules', '.bin', 'oxfmt'), ['.'], { cwd: folder })
  })
}

/** Writes out the versions of the catalog, which only packages of this repository know. @param {string} file a manifest */
function writeVersions(file) {
  const versions = readCatalog()
  const manifest = JSON.parse(readFileSync(file, 'utf8'), (name, value) =>
    value === 'catalog:' ? versions[name] : value,
  )
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
}
