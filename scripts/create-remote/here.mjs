import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { run } from '#bootstrap/command.mjs'
import { runPnpm } from '#bootstrap/packages.mjs'
import { repository } from '#bootstrap/repository.mjs'

import { allOrNothing } from './all-or-nothing.mjs'
import { withRemote } from './register.mjs'
import { fillTemplate } from './template.mjs'

/**
 * Makes a remote in this repository, with its line in every list of remotes, or changes nothing.
 *
 * @param {{ name: string, title: string }} values
 */
export async function createHere(values) {
  const { name, title } = values
  const changed = [...Object.keys(withRemote), 'pnpm-lock.yaml']
  const folder = `${name}-remote`
  const journey = join('e2e', 'journeys', `${name}.spec.ts`)
  const workflows = join('.github', 'workflows')
  const workflow = join(workflows, `${name}.yml`)
  await allOrNothing(changed.map(here), [folder, journey, workflow].map(here), async () => {
    fillTemplate(here('shared/template'), here(folder), values)
    fillTemplate(here('scripts/create-remote/journey.spec.ts.template'), here(journey), values)
    for (const [file, change] of Object.entries(withRemote)) {
      writeFileSync(here(file), change(readFileSync(here(file), 'utf8'), values))
    }
    const example = readFileSync(here(join(workflows, 'static-pages.yml')), 'utf8')
    writeFileSync(
      here(workflow),
      example.replace('Static pages', title).replaceAll('static-pages', name),
    )
    const { code, output } = await runPnpm(['install', '--no-frozen-lockfile', '--prefer-offline'])
    if (code !== 0) throw new Error(`The packages could not be installed.\n\n${output}`)
    // A name with a hyphen is quoted, and others are not.
    await run(here('node_modules/.bin/oxfmt'), [folder, journey], { cwd: repository })
  })
}

function here(path) {
  return join(repository, path)
}
