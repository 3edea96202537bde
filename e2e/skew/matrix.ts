import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'

import { remotesOfMatrices } from '#fixtures/remotes.ts'
import { test } from '#fixtures/test.ts'

import { complaintsOf } from './complaints.ts'

/** The parts of a build's description that the matrix needs. */
export type Described = { readonly version: string; readonly contract: string }

/** The content of the site, as run.ts prepared it: the shell, and the releases of each remote, the newest first. */
export type Stage = {
  readonly shell: Described
  readonly remotes: Readonly<Record<string, readonly Described[]>>
}

const stage: Stage = JSON.parse(readFileSync(process.env['ADAMARKET_SKEW_STAGE'] ?? '', 'utf8'))

test.describe.configure({ timeout: 120_000 })

for (const remote of remotesOfMatrices) {
  const releases = stage.remotes[remote] ?? []
  for (const [age, { version, contract }] of releases.entries()) {
    const canHost = fits(stage.shell.contract, contract)
    test(`${remote} N-${age}`, { tag: canHost ? [] : ['@another'] }, async ({ page, problems }) => {
      problems.expect(/./)
      const shown = canHost
        ? version
        : releases.find((one) => fits(stage.shell.contract, one.contract))?.version
      expect(await complaintsOf(page, { remote, version, shown: shown ?? '' })).toEqual([])
    })
  }
}

/** The rule of shared/README.md, "The contract": the same major number, and the same or a lower minor. */
function fits(shell: string, remote: string): boolean {
  const [shellMajor, shellMinor] = shell.split('.').map(Number)
  const [remoteMajor, remoteMinor = 0] = remote.split('.').map(Number)
  return shellMajor === remoteMajor && remoteMinor <= (shellMinor ?? 0)
}
