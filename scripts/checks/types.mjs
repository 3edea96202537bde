import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { remoteFolders, repository } from '#bootstrap/repository.mjs'
import { fillTemplate } from '#create-remote/template.mjs'

import { countOne, sum } from './count.mjs'

/**
 * Folders are checked in parallel, each by one thread: threads of the same check would each do much of the work that
 * they have in common.
 */
const maxChecks = availableParallelism()
const checkers = ['--checkers', '1']

/** Checked with other types: the domain, which has no DOM, and the service worker, which has its own globals. */
const withoutDom = [join('shared', 'src', 'domain'), join('shell', 'src', 'service-worker')]

const template = join(repository, '.adamarket', 'template')

/** Type-checks every package, a remote made from the template, and separately the folders {@link withoutDom}. */
export async function checkTypes(run, tsc) {
  const workspace = readFileSync(join(repository, 'pnpm-workspace.yaml'), 'utf8')
  const [, list = ''] = /^packages:\n((?: {2}- .+\n)+)/m.exec(workspace) ?? []
  const packages = [...list.matchAll(/- (.+)/g)].flatMap(([, folder]) =>
    folder === "'*-remote'" ? remoteFolders : folder,
  )
  const waiting = [...packages, fromTemplate(), ...withoutDom]
  const outcomes = []
  const checkNext = async () => {
    const folder = waiting.shift()
    if (folder === undefined) return
    outcomes.push(countOne(await run(tsc, ['--project', folder, ...checkers])))
    await checkNext()
  }
  await Promise.all(Array.from({ length: maxChecks }, checkNext))
  // Otherwise the unit tests would include its tests.
  rmSync(template, { recursive: true })
  return sum(outcomes)
}

/** The folder of a remote made from the template, with the packages of another remote. */
function fromTemplate() {
  const folder = join(template, 'trial-remote')
  rmSync(template, { recursive: true, force: true })
  fillTemplate(join(repository, 'shared', 'template'), folder, { name: 'trial', title: 'Trial' })
  writeFileSync(join(template, 'tsconfig.base.json'), '{ "extends": "../../tsconfig.base.json" }')
  symlinkSync(join(repository, remoteFolders[0], 'node_modules'), join(folder, 'node_modules'))
  return folder
}
