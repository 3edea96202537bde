import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { remoteFolders, repository } from '#bootstrap/repository.mjs'

import { projectSettings, temporarySites, typeIn } from './type-in.mjs'

const sites = temporarySites()
afterAll(sites.remove)

const remotes = remoteFolders.map((folder) => folder.replace('-remote', ''))

/** Types a command on the temporary sites, and returns what it printed. It has to succeed. */
async function ops(words, env = {}) {
  const { code, output } = await typeIn(`npm run ops -- ${words}`, { ...sites.env, ...env })
  expect(output).not.toMatch(/^ +at .+:\d+:\d+\)?$/m)
  expect(code, output).toBe(0)
  return output
}

// Uncommitted changes are tested as well, and the tests of each app run on their own.
const untested = '--dirty --no-tests'

it('every app is built and released, the shell first, with the check of its contract', async () => {
  expect(await ops(`release shell ${untested}`)).toMatch(/shell \w+ is live \(revision 1,/)
  for (const [index, name] of remotes.entries()) {
    const printed = await ops(`release ${name} ${untested}`)
    expect(printed).toMatch(new RegExp(`${name} [\\d.]+-\\w+ is live \\(revision ${index + 2},`))
  }
  const listed = await ops('releases')
  for (const name of remotes) expect(listed).toMatch(new RegExp(`^ +${name} \\S+ is live$`, 'm'))
  expect(listed.match(/^ {2}\* [\d.]+-\w+ +shared \^\d+\.\d+\.0 /gm)).toHaveLength(remotes.length)
})

it('a deployment lists every function, as Node loads what is deployed, and every release', async () => {
  const printed = await ops(
    `deploy --project ${projectSettings.ADAMARKET_PROJECT_ID} --dry-run`,
    projectSettings,
  )
  const source = readFileSync(join(repository, 'backend/firebase/functions/src/index.ts'), 'utf8')
  const exported = [...source.matchAll(/export \{([^}]+)\}/g)].flatMap(([, list]) =>
    list.match(/\w+/g),
  )
  expect(exported.length).toBeGreaterThan(20)
  for (const name of [...exported, 'pages'])
    expect(printed).toMatch(new RegExp(`[ ,]${name}(?:,|$)`, 'm'))
  for (const folder of remoteFolders) expect(printed).toContain(`     ${folder} 0.1.0-`)
})
