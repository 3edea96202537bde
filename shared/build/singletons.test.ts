import { satisfies } from 'semver'
import { expect, it } from 'vitest'

import { canHost, contractVersion, rangeOf } from '#contract/version.ts'

import { singletons } from './singletons.ts'

it.each([
  ['3.2.0', '3.2.0'],
  ['3.3.0', '3.2.0'],
  ['3.10.0', '3.9.0'],
  ['3.1.0', '3.2.0'],
  ['2.9.0', '3.0.0'],
  ['4.0.0', '3.2.0'],
])('a shell of contract %s hosts what is built for %s if its range says so', (shell, remote) => {
  expect(canHost(shell, remote)).toBe(satisfies(shell, rangeOf(remote)))
})

it('a container requires the range that its release states', () => {
  expect(singletons['@adamarket/shared/contract/router.ts']?.requiredVersion).toBe(
    rangeOf(contractVersion),
  )
})
