import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { run } from '#bootstrap/command.mjs'
import { runPnpm } from '#bootstrap/packages.mjs'
import { repository } from '#bootstrap/repository.mjs'
import { stop } from '#bootstrap/stop.mjs'

import { withRemote } from './register.mjs'
import { fillTemplate } from './template.mjs'

/**
 * Makes a remote in this repository, with its line in every list of remotes.
 *
 * @param {{ name: string, title: string }} values
 */
export async function createHere(values) {
  const { name, title } = values
  const journey = join('e2e', 'journeys', `${name}.spec.ts`)
  fillTemplate(join(repository, 'shared', 'template'), join(repository, `${name}-remote`), values)
  fillTemplate(
    join(repository, 'scripts', 'create-remote', 'journey.spec.ts.template'),
    join(repository, journey),
    values,
  )
  for (const [file, change] of Object.entries(withRemote)) {
    const path = join(repository, file)
    writeFileSync(path, change(readFileSync(path, 'utf8'), values))
  }
  const workflows = join(repository, '.github', 'workflows')
  const workflow = readFileSync(join(workflows, 'static-pages.yml'), 'utf8')
  writeFileSync(
    join(workflows, `${name}.yml`),
    workflow.replace('Static pages', title).replaceAll('static-pages', name),
  )
  const { code, output } = await runPnpm(['install', '--no-frozen-lockfile', '--prefer-offline'])
  if (code !== 0) stop('The packages could not be installed.', output)
  // A name with a hyphen is quoted, and others are not.
  await run(join(repository, 'node_modules', '.bin', 'oxfmt'), [`${name}-remote`, journey], {
    cwd: repository,
  })
}
