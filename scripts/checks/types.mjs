import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { repository } from '#bootstrap/repository.mjs'
import { countOne, sum } from '#checks/count.mjs'

const atOnce = 2

/** Type-checks every package of the workspace, and the domain alone: without the types of the DOM. */
export async function checkTypes(run, tsc) {
  const workspace = readFileSync(join(repository, 'pnpm-workspace.yaml'), 'utf8')
  const packages = [...workspace.matchAll(/^ {2}- ([\w/-]+)$/gm)].map(([, folder]) => folder)
  const waiting = [...packages, join('shared', 'src', 'domain')]
  const outcomes = []
  const checkNext = async () => {
    const folder = waiting.shift()
    if (folder === undefined) return
    outcomes.push(countOne(await run(tsc, ['--project', folder])))
    await checkNext()
  }
  await Promise.all(Array.from({ length: atOnce }, checkNext))
  return sum(outcomes)
}
