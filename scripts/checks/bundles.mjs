import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { remoteFolders, repository } from '#bootstrap/repository.mjs'

import { countOne, sum } from './count.mjs'
import { secretsIn, secretsOf } from './secrets.mjs'
import { straySelectors } from './selectors.mjs'

/** Checks the last builds: their files, the styles of the remotes, and the budgets of pages and apps. */
export async function checkBundles(run) {
  const budgets = await run(process.execPath, [
    join(repository, 'e2e', 'performance', 'check-builds.ts'),
  ])
  return sum([checkFiles(), checkStyles(), countOne(budgets)])
}

/** Checks every file of every build: it contains no secret, and only scripts have source maps. */
function checkFiles() {
  const values = secretsOf(process.env, envFiles())
  const wrong = []
  let count = 0
  for (const folder of builtFolders()) {
    const dist = join(repository, folder, 'dist')
    const files = existsSync(dist) ? filesBelow(dist) : []
    if (files.length === 0) wrong.push(`${folder} is not built: npm test -- build bundles`)
    for (const file of files) {
      count += 1
      const secrets = secretsIn(readFileSync(join(dist, file), 'latin1'), values)
      const isStrayMap = file.endsWith('.map') && !/\.m?js\.map$/.test(file)
      const found = isStrayMap
        ? [...secrets, 'a source map of something other than a script']
        : secrets
      wrong.push(...found.map((what) => `${folder}/dist/${file}: ${what}`))
    }
  }
  const output = [...wrong, `${count} files of builds were read`].join('\n')
  return wrong.length === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
}

/** The styles of a remote apply to no page of another one. */
function checkStyles() {
  const wrong = []
  for (const folder of remoteFolders) {
    const dist = join(repository, folder, 'dist')
    const files = existsSync(dist) ? filesBelow(dist).filter((file) => file.endsWith('.css')) : []
    for (const file of files) {
      const css = readFileSync(join(dist, file), 'utf8')
      const found = straySelectors(css, folder.replace(/-remote$/, ''))
      wrong.push(...found.map((it) => `${folder}/dist/${file}: ${it} has no class of the remote`))
    }
  }
  return countOne({ code: wrong.length, output: wrong.join('\n') })
}

function builtFolders() {
  return ['shell', ...remoteFolders, 'backend/firebase/functions', 'backend/firebase/pages']
}

function envFiles() {
  return ['', 'shell', 'backend', 'backend/firebase/functions', 'backend/firebase/pages'].flatMap(
    (folder) =>
      readdirSync(join(repository, folder))
        .filter((name) => name.startsWith('.env'))
        .map((name) => readFileSync(join(repository, folder, name), 'utf8')),
  )
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
