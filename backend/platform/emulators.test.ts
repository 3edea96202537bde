import { describe, expect, it } from 'vitest'

import { lastError } from '#platform/emulators.ts'

describe('lastError', () => {
  it('is what firebase-tools called an error, not what it said afterwards', () => {
    const log = 'i  starting\n\nError: Could not start Auth, port taken.\ni  stopping\n'
    expect(lastError(log)).toBe('Could not start Auth, port taken.')
  })

  it('is the last line when none is an error, and says so when there is none', () => {
    expect(lastError('i  starting\nKilled\n\n')).toBe('Killed')
    expect(lastError('')).toBe('no reason was given')
  })
})
