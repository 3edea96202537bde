import { expect, it } from 'vitest'

import { isPastedNumber } from '#parts/form/is-pasted-number.ts'

it.each([
  ['', '+905330000001', true],
  ['+905330000001', '+447911123456', true],
  ['+90', '+905330000001', true],
  ['+90533', '+905330', false],
  ['+90533', '+9053', false],
  ['+90533', '+90', false],
  ['+905330', '+905130', false],
  ['+9053', '+90533', false],
  ['+905330000001', '+905330000001', false],
])('from %j to %j: %s', (before, after, isWhole) => {
  expect(isPastedNumber(before, after)).toBe(isWhole)
})
