import { contractVersion } from '@adamarket/shared/contract/version.ts'
import { describe, expect, it } from 'vitest'

import { aRelease } from '#tests/releases/a-release.ts'

import { assertComplete, assertCompatible } from './assert-compatible.ts'

const registry = {
  revision: 1,
  shells: [
    { version: 's1', contract: '0.9.0' },
    { version: 's2', contract: contractVersion },
    { version: 's3', contract: contractVersion },
  ],
  remotes: {},
}

describe('assertCompatible', () => {
  it('checks each recorded contract once, and accepts sources that fit', async () => {
    const asked: string[] = []
    await assertCompatible(registry, 'browse', async (name, contract) => {
      asked.push(`${name} ${contract}`)
      return ''
    })
    expect(asked).toEqual([`browse ${contractVersion}`])
  })

  it('refuses other sources, with the output of the compiler and the shells', async () => {
    const refused = assertCompatible(
      registry,
      'browse',
      async () => "Property 'mood' does not exist",
    )
    await expect(refused).rejects.toThrow(/shell s2, s3:\nProperty 'mood' does not exist/)
  })
})

describe('assertComplete', () => {
  it('refuses a build without an expose that the shell asks for, and names it', () => {
    const build = aRelease('a')
    expect(() => assertComplete('account', build)).toThrow('account a does not expose menu.')
    expect(() => assertComplete('browse', build)).not.toThrow()
  })
})
