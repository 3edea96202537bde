import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { run, step } from '#bootstrap/command.mjs'
import { repository } from '#bootstrap/repository.mjs'
import { runAll, timed } from '#create-remote/copy-checkout.mjs'
import { withRemote } from '#create-remote/register.mjs'

// A remote in a repository of its own, in the matrices of releases and of failures: built from the template of the last
// commit, of the one that set the version of the contract, and of the one before that, as by a team that takes no newer
// package.
parseArgs()
const name = 'courses'
const list = 'shared/remotes.ts'
const place = mkdtempSync(join(tmpdir(), 'adamarket-'))
const site = join(place, 'site')

await timed('A remote in a repository of its own', async () => {
  try {
    const changed = await output(
      repository,
      'git log -1 --format=%H -- shared/src/contract/version.ts',
    )
    const builds = []
    for (const commit of ['HEAD', changed, `${changed}~1`]) builds.push(await buildAt(commit))
    await makeSite()
    process.env.ADAMARKET_OTHER_BUILDS = builds.map((dist) => `${name}=${dist}`).join()
    const ops = ['npm', 'run', 'ops', '--']
    const matrices = [
      [...ops, 'e2e:skew', '--only', name],
      [...ops, 'e2e:resilience', 'remotes.spec.ts', '-g', `${name}: `],
    ]
    return await runAll(matrices, site)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
})

/** Makes and builds the remote as a team that has the package of a commit. @returns the folder of its build */
async function buildAt(commit) {
  const checkout = join(place, `checkout-of-${commit.replace('~', '-')}`)
  const own = join(place, `${name}-of-${commit.replace('~', '-')}`)
  await step(`Making ${name} with the package of ${commit}`, async () => {
    await output(place, `git clone --quiet --no-checkout ${repository} ${checkout}`)
    await output(checkout, `git checkout --quiet ${commit}`)
    await output(checkout, `npm run create-remote ${name} -- --to ${own}`)
    for (const words of ['install --no-audit --no-fund', 'test', 'run build']) {
      await output(own, `npm ${words}`)
    }
    rmSync(checkout, { recursive: true })
  })
  return join(own, 'dist')
}

/** A copy of the last commit that names the remote, so that its site is one of a stack's. */
async function makeSite() {
  await output(place, `git clone --quiet ${repository} ${site}`)
  const file = join(site, list)
  writeFileSync(file, withRemote[list](readFileSync(file, 'utf8'), { name }))
  // Earlier commits that the skew matrix has built are not built again.
  const builds = join('.adamarket', 'cache', 'commits')
  if (!existsSync(join(repository, builds))) return
  mkdirSync(join(site, '.adamarket', 'cache'), { recursive: true })
  symlinkSync(join(repository, builds), join(site, builds))
}

/** What a command prints. Throws when it fails. */
async function output(cwd, words) {
  const [program, ...parameters] = words.split(' ')
  const { code, output: printed } = await run(program, parameters, { cwd })
  if (code !== 0) throw new Error(`${words}:\n\n${printed}`)
  return printed.trim()
}
