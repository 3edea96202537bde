import { expect, it } from 'vitest'

import { checkLicences } from './licences.mjs'

const named = (...names) => names.map((name) => ({ name, versions: ['1.0.0'], paths: [name] }))
const check = (list) => checkLicences(list, (path) => !path.includes('elsewhere'))

it('counts packages by licence and refuses other licences', () => {
  const list = { 'GPL-3.0': named('copyleft'), MIT: named('a', 'b'), Unknown: named('elsewhere') }
  expect(check(list)).toEqual({
    counts: [
      ['MIT', 2],
      ['GPL-3.0', 1],
    ],
    refused: ['copyleft 1.0.0: GPL-3.0'],
  })
})

it.each([
  ['(GPL-2.0 OR MIT)', 'any', true],
  ['(MIT AND CC-BY-NC-4.0)', 'any', false],
  ['OFL-1.1', '@fontsource-variable/figtree', true],
  ['OFL-1.1', 'any', false],
  ['Unknown', 'any', false],
])('the licence %s of %s is allowed: %s', (licence, name, isFine) => {
  expect(check({ [licence]: named(name) }).refused).toHaveLength(isFine ? 0 : 1)
})
