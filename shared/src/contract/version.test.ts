import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { canHost, contractVersion } from './version.ts'

describe('canHost', () => {
  it.each([
    ['1.2.0', '1.2.0', true],
    ['1.2.0', '1.1.5', true],
    ['1.2.0', '1.3.0', false],
    ['2.0.0', '1.9.0', false],
    ['1.10.0', '1.9.0', true],
    ['1.0.0', 'latest', false],
  ])('a shell of contract %s and a remote built for %s: %s', (host, remote, expected) => {
    expect(canHost(host, remote)).toBe(expected)
  })

  it('a shell can host what is built with it', () => {
    expect(canHost(contractVersion, contractVersion)).toBe(true)
  })
})

describe('the version of the package', () => {
  const inPackage = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
  const [, version = ''] = /"version": "(.+)"/.exec(inPackage('package.json')) ?? []
  const withoutPatch = (text: string) => text.replace(/\.\d+$/, '')

  it('is that of the contract, but for patches', () => {
    expect(withoutPatch(version)).toBe(withoutPatch(contractVersion))
  })

  it('has its patches to itself: a range names what shells have', () => {
    expect(contractVersion).toMatch(/\.0$/)
  })

  it('is the first one of the changelog', () => {
    expect(/^## (.+)$/m.exec(inPackage('CHANGELOG.md'))?.[1]).toBe(version)
  })
})
