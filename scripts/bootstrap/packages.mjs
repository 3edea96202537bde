import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { step } from './command.mjs'
import { runNpm, withoutNoise } from './npx.mjs'
import { manifest, repository } from './repository.mjs'
import { stop } from './stop.mjs'

/** A fingerprint of the lockfile, stored with the packages: when they are deleted, so is it. */
const fingerprintFile = join(repository, 'node_modules', '.installed-from')

/** Installs the packages, with our own pnpm, when the lockfile has changed. */
export async function ensurePackages() {
  const fingerprint = fingerprintOfSources()
  if (existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === fingerprint) return
  rmSync(fingerprintFile, { force: true })
  await step('Installing the packages', async () => {
    const { code, output } = await runPnpm(['install', '--frozen-lockfile'])
    if (code === 0) return
    stop('The packages could not be installed.', withoutNoise(output))
  })
  writeFileSync(fingerprintFile, fingerprint)
}

/** What pnpm or npm printed as JSON, after its warnings; undefined when it printed none. */
export function jsonIn(output) {
  const start = output.search(/^\{/m)
  return start < 0 ? undefined : JSON.parse(output.slice(start))
}

/** Lists the packages in use by licence; resolves to what pnpm printed, and its exit code. */
export function listLicences() {
  return runPnpm(['licenses', 'list', '--prod', '--recursive', '--json'])
}

/** Runs the pnpm named in package.json, which need not be installed. */
export function runPnpm(parameters) {
  return runNpm('npx', ['--yes', manifest.packageManager, ...parameters], {
    cwd: repository,
    env: { CI: '1', NO_COLOR: '1' },
  })
}

function fingerprintOfSources() {
  const hash = createHash('sha256')
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    hash.update(readFileSync(join(repository, file)))
  }
  return hash.digest('hex')
}
