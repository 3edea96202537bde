import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { run } from './bootstrap/command.mjs'
import { runPnpm } from './bootstrap/packages.mjs'
import { repository } from './bootstrap/repository.mjs'
import { stop } from './bootstrap/stop.mjs'
import { problemOf, titleOf } from './create-remote/name.mjs'
import { withRemote } from './create-remote/register.mjs'
import { fillTemplate } from './create-remote/template.mjs'

// `npm run create-remote help`: a remote with a page, its tests, and its line in every list of remotes.
const [name = '', ...others] = process.argv.slice(2)
const problem = others.length > 0 ? 'It takes one name.' : problemOf(name)
if (problem) stop(`${problem}\nUsage: npm run create-remote <name>, like help or gift-cards.`)

const values = { name, title: titleOf(name) }
fillTemplate(join(repository, 'shared', 'template'), join(repository, `${name}-remote`), values)
const journey = join('e2e', 'journeys', `${name}.spec.ts`)
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
  workflow.replace('Static pages', values.title).replaceAll('static-pages', name),
)
const { code, output } = await runPnpm(['install', '--no-frozen-lockfile', '--prefer-offline'])
if (code !== 0) stop('The packages could not be installed.', output)
// A name with a hyphen is quoted, and others are not.
await run(join(repository, 'node_modules', '.bin', 'oxfmt'), [`${name}-remote`, journey], {
  cwd: repository,
})

console.log(`${name}-remote is there, with a page at /${name}. Now:

  npm start, or npm run dev: it is at http://localhost:3000/${name}
  npm test -- unit ${name}-remote/
  npm run e2e -- --grep @${name}

CONTRIBUTING.md, "Add a remote", says what its team does next.`)
