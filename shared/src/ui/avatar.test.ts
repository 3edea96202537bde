import { expect, test } from 'vitest'

import { initialsOf } from '#ui/avatar.tsx'

test.each([
  ['Ayşe Yılmaz', 'AY'],
  ['İpek', 'İ'],
  ['maria del carmen lopez', 'ML'],
  ['  Ali   (Girne)  ', 'AG'],
  ['🍊', ''],
  ['', ''],
])('%j is shown as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
