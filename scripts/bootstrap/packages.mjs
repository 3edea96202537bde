import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { run, step } from './command.mjs'
import { environmentOfNpx, withoutNoise } from './npx.mjs'
import { manifest, repository } from './repository.mjs'
import { stop } from './stop.mjs'

/** What the packages were installed from, kept with them: without them, it is gone as well. */
const kept = join(repository, 'node_modules', '.installed-from')

/** Installs the packages, with a pnpm of its own, when something in the lockfile changed. */
export async function ensurePackages() {
  const fingerprint = fingerprintOfSources()
  if (existsSync(kept) && readFileSync(kept, 'utf8') === fingerprint) return
  rmSync(kept, { force: true })
  await step('Installing the packages', async () => {
    const { code, output } = await runPnpm(['install', '--frozen-lockfile'])
    if (code === 0) return
    stop('The packages could not be installed.', withoutNoise(output))
  })
  writeFileSync(kept, fingerprint)
}

/** Runs the pnpm that package.json names; nothing has to be installed for it. */
export function runPnpm(parameters) {
  const env = { ...environmentOfNpx(process.env), CI: '1', NO_COLOR: '1' }
  return run('npx', ['--yes', manifest.packageManager, ...parameters], {
    cwd: repository,
    env,
  })
}

function fingerprintOfSources() {
  const hash = createHash('sha256').update(process.version)
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    hash.update(readFileSync(join(repository, file)))
  }
  return hash.digest('hex')
}
