import { Timestamp } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'

import { aProfile } from '#testing/a-profile.ts'

import { decodeProfile } from './decode.ts'

describe('decodeProfile', () => {
  it('reads the fields that exist and leaves the rest empty', () => {
    const { id, ...fields } = aProfile()
    expect(decodeProfile(id, fields)).toEqual(aProfile())
    expect(decodeProfile('x', { name: 7, about: null })).toEqual({
      id: 'x',
      name: '',
      email: '',
      about: '',
    })
  })

  it('shows nothing of a name that cannot be seen, and leaves the rest as it is stored', () => {
    const nameIn = (name: string) => decodeProfile('x', { name }).name
    expect(nameIn('Ayşe\u202E\u2800 ')).toBe('Ayşe ')
  })

  it("reads Firestore's timestamps", () => {
    const memberSince = Timestamp.fromDate(new Date('2025-07-04T10:00:00.000Z'))
    expect(decodeProfile('x', { memberSince }).memberSince).toBe('2025-07-04T10:00:00.000Z')
  })
})
