import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { stackFolders } from '#base/folders.ts'
import { readSettings } from '#base/settings.ts'

import { lastError, startEmulators } from './emulators.ts'

describe('startEmulators', () => {
  it('stops the emulators when something else has failed meanwhile', async () => {
    const home = await mkdtemp(join(tmpdir(), 'emulators-'))
    const folders = stackFolders(home)
    const starting = startEmulators({
      settings: readSettings({}),
      folders,
      hosting: false,
      jars: {},
      hasSavedData: false,
      signal: AbortSignal.abort(new Error('A build failed')),
    })
    await expect(starting).rejects.toThrow('A build failed')
    // The test waits neither for its output nor for its end.
    expect(await readFile(folders.emulatorsLog, 'utf8')).toBe('')
    await rm(home, { recursive: true })
  })
})

describe('lastError', () => {
  it('is what firebase-tools called an error, not what it said afterwards', () => {
    const log = 'i  starting\n\nError: Could not start Auth, port taken.\ni  stopping\n'
    expect(lastError(log)).toBe('Could not start Auth, port taken.')
  })

  it('names the Java that runs every emulator when this one is too old', () => {
    const log =
      '⚠  firestore: Unsupported java version, make sure java --version reports 1.8 or higher.\nError: exited'
    expect(lastError(log)).toBe('install a JDK of version 21 or newer')
  })

  it('is the last line when none is an error, and says so when there is no line', () => {
    expect(lastError('i  starting\nKilled\n\n')).toBe('Killed')
    expect(lastError('')).toBe('no reason was given')
  })
})
