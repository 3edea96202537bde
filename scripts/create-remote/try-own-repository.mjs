import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { step } from '#bootstrap/command.mjs'

import { copyCheckout, runAll, timed } from './copy-checkout.mjs'
import { withRemote } from './register.mjs'

// Creates a remote in a repository of its own, and releases it to a running site: that of a copy of this
// checkout, which knows only its name.
parseArgs()
const name = 'trial'
const place = mkdtempSync(join(tmpdir(), 'adamarket-'))
const site = join(place, 'site')
const own = join(place, 'own')

try {
  await step('Copying this checkout', () => copyCheckout(site))
  await timed('From create-remote to a visited page', async () => {
    const created = await runAll(
      [
        ['npm', 'run', 'create-remote', name, '--', '--to', own],
        ['npm', '--prefix', own, 'install', '--no-audit', '--no-fund'],
        ['npm', '--prefix', own, 'run', 'types'],
        ['npm', '--prefix', own, 'test'],
        ['npm', '--prefix', own, 'run', 'build'],
      ],
      site,
    )
    if (!created) return false
    const list = join(site, 'shared', 'build', 'remotes.ts')
    writeFileSync(list, withRemote['shared/build/remotes.ts'](readFileSync(list, 'utf8'), { name }))
    const visit = join(site, 'scripts', 'create-remote', 'release-and-visit.mjs')
    const onStack = ['--import', 'tsx', 'cli.ts', 'with-stack', '--']
    return (
      (await runAll([['npm', 'run', 'ops', '--', 'build']], site)) &&
      (await runAll(
        [['node', ...onStack, 'node', visit, name, join(own, 'dist')]],
        join(site, 'backend'),
      ))
    )
  })
} finally {
  rmSync(place, { recursive: true, force: true })
}
