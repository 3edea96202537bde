import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { repository } from '#bootstrap/repository.mjs'
import { countOne, sum } from '#checks/count.mjs'

/**
 * Folders are checked in parallel, each by one thread: threads of the same check would each do much of the work that
 * they have in common.
 */
const atOnce = availableParallelism()
const checkers = ['--checkers', '1']

/** Checked with other types: the domain, which has no DOM, and the service worker, which has its own globals. */
const withoutDom = [join('shared', 'src', 'domain'), join('shell', 'src', 'service-worker')]

const remotes = () => readdirSync(repository).filter((name) => name.endsWith('-remote'))

/** Type-checks every package of the workspace, and separately the folders {@link withoutDom}. */
export async function checkTypes(run, tsc) {
  const workspace = readFileSync(join(repository, 'pnpm-workspace.yaml'), 'utf8')
  const [, list = ''] = /^packages:\n((?: {2}- .+\n)+)/m.exec(workspace) ?? []
  const packages = [...list.matchAll(/- (.+)/g)].flatMap(([, folder]) =>
    folder === "'*-remote'" ? remotes() : folder,
  )
  const waiting = [...packages, ...withoutDom]
  const outcomes = []
  const checkNext = async () => {
    const folder = waiting.shift()
    if (folder === undefined) return
    outcomes.push(countOne(await run(tsc, ['--project', folder, ...checkers])))
    await checkNext()
  }
  await Promise.all(Array.from({ length: atOnce }, checkNext))
  return sum(outcomes)
}
