import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { createHere } from './create-remote/here.mjs'
import { problemOf, titleOf } from './create-remote/name.mjs'
import { createOwnRepository } from './create-remote/own-repository.mjs'
import { ensurePackages } from './bootstrap/packages.mjs'
import { stop } from './bootstrap/stop.mjs'

// A remote with a page and its tests: `npm run create-remote help`, or in a repository of its own, `-- --to <folder>`.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' } },
})
const [name = '', ...others] = positionals
const problem = others.length > 0 ? 'It takes one name.' : problemOf(name)
if (problem) {
  stop(
    `${problem}\nUsage: npm run create-remote <name> [-- --to <folder>], like help or gift-cards.`,
  )
}

const remote = { name, title: titleOf(name) }
if (values.to === undefined) {
  await createHere(remote).catch(nothingCreated)
  console.log(`${name}-remote is there, with a page at /${name}. Now:

  npm start, or npm run dev: it is at http://localhost:3000/${name}
  npm test -- unit ${name}-remote/
  TEAM=${name} npm run e2e

CONTRIBUTING.md, "Add a remote", says what its team does next.`)
} else {
  const folder = resolve(process.env.INIT_CWD ?? '.', values.to)
  await ensurePackages()
  await createOwnRepository(folder, remote).catch(nothingCreated)
  console.log(`The remote ${name} is in ${folder}. There: npm install, npm test, npm run build.
CONTRIBUTING.md, "A remote in a repository of its own", says how it gets a site.`)
}

function nothingCreated(error) {
  stop(`No remote was created, and no file was changed: ${error.message}`)
}
