import { expect, it } from 'vitest'

import { aRelease } from '#tests/releases/a-release.ts'

import { assertComplete } from './assert-complete.ts'

it('refuses a build without an expose that the shell asks for, and names it', () => {
  const build = aRelease('a')
  expect(() => assertComplete('account', build)).toThrow('account a does not expose menu.')
  expect(() => assertComplete('browse', build)).not.toThrow()
})
