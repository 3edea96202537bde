import { expect, test } from 'vitest'

import { initialsOf } from './avatar.tsx'

test.each([
  ['Ayşe Yılmaz', 'AY'],
  ['İpek', 'İ'],
  ['maria del carmen lopez', 'ML'],
  ['  Ali   (Girne)  ', 'AG'],
  ['🍊', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
