import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { readSettings } from '#base/settings.ts'

import { createHealthCheck } from './emulator-health.ts'

const settings = readSettings({})
const limits = { answerMs: 1000, unanswered: 2, memory: 1_000_000_000 }
const noMemory = () => Promise.resolve(undefined)

const refused = new TypeError('fetch failed', {
  cause: new AggregateError([Object.assign(new Error('no'), { code: 'ECONNREFUSED' })]),
})
const silent = new DOMException('No answer in time', 'TimeoutError')

/** Instead of an answer, by port. */
const failures = new Map<number, Error>()

beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) => {
    const failure = failures.get(Number(new URL(address).port))
    return failure ? Promise.reject(failure) : Promise.resolve(new Response('', { status: 404 }))
  })
})
afterEach(() => {
  failures.clear()
  vi.unstubAllGlobals()
})

describe('createHealthCheck', () => {
  it('finds nothing wrong with emulators that answer, whatever it is', async () => {
    expect(await createHealthCheck(settings, limits, noMemory)()).toBeUndefined()
  })

  it('finds an emulator that has ended at once', async () => {
    failures.set(settings.ports.storage, refused)
    expect(await createHealthCheck(settings, limits, noMemory)()).toEqual({
      text: 'The Storage emulator has ended.',
      canSave: false,
    })
  })

  it('finds an emulator that stays silent several times in a row', async () => {
    const findProblem = createHealthCheck(settings, limits, noMemory)
    failures.set(settings.ports.firestore, silent)
    expect(await findProblem()).toBeUndefined()
    failures.clear()
    expect(await findProblem()).toBeUndefined()
    failures.set(settings.ports.firestore, silent)
    expect(await findProblem()).toBeUndefined()
    expect(await findProblem()).toEqual({
      text: 'The Firestore emulator has not answered 2 requests in a row.',
      canSave: false,
    })
    // The next ones are other emulators.
    expect(await findProblem()).toBeUndefined()
  })

  it('finds a Firestore emulator with too much memory, which can still save its data', async () => {
    const findProblem = createHealthCheck(settings, limits, () => Promise.resolve(1_640_000_000))
    expect(await findProblem()).toEqual({
      text: 'The Firestore emulator uses 1.6 GB of memory: soon it would not answer any more.',
      canSave: true,
    })
  })
})
