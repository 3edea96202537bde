import { describe, expect, it, vi } from 'vitest'

import type { Problem } from './emulator-health.ts'
import type { Emulators } from './emulators.ts'
import { keepRunning } from './keep-running.ts'

function deferred<Value = void>() {
  let resolve: (value: Value) => void = () => {}
  let reject: (cause: Error) => void = () => {}
  const promise = new Promise<Value>((...both) => {
    ;[resolve, reject] = both
  })
  return { promise, resolve, reject }
}

/** Emulators that note what happens to them. */
function fakeEmulators(name: string, events: string[]) {
  const end = deferred()
  const ending = (how: string) => () => {
    events.push(`${how} ${name}`)
    end.resolve()
    return end.promise
  }
  const emulators: Emulators = { ended: end.promise, stop: ending('stop'), kill: ending('kill') }
  return { ...emulators, end: end.resolve }
}

/** The first emulators, with the next ones ready to start. */
function run({ startFails = false, checksPerSave = 100 } = {}) {
  const events: string[] = []
  const first = fakeEmulators('first', events)
  const second = fakeEmulators('second', events)
  let found: Problem | undefined
  let check = deferred()
  const over = new AbortController()
  const starting = deferred<Emulators>()
  const start = vi.fn(() => starting.promise)
  const watched = keepRunning(first, {
    start,
    findProblem: () => Promise.resolve(found),
    save: () => {
      events.push('save')
      return Promise.resolve()
    },
    say: (line) => events.push(line.trim()),
    untilNextCheck: () => check.promise,
    checksPerSave,
    signal: over.signal,
  })
  return {
    events,
    first,
    second,
    watched,
    over,
    start,
    begin: () => (startFails ? starting.reject(new Error('no Java')) : starting.resolve(second)),
    next: (problem?: Problem) => {
      found = problem
      const { resolve } = check
      check = deferred()
      resolve()
    },
  }
}

describe('keepRunning', () => {
  it('starts emulators with a problem again, after saying what it is', async () => {
    const { events, watched, start, begin, next } = run()
    next()
    next({ text: 'Firestore is silent.', canSave: false })
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce())
    expect(watched.isRunning()).toBe(false)
    begin()
    await vi.waitFor(() => expect(watched.isRunning()).toBe(true))
    expect(events).toEqual(['! Firestore is silent.', 'kill first'])
    await watched.stop()
    await watched.ended
    expect(events.at(-1)).toBe('stop second')
  })

  it('saves the data of emulators that still can', async () => {
    const { events, start, next } = run()
    next({ text: 'Firestore is full.', canSave: true })
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce())
    expect(events).toEqual(['! Firestore is full.', 'save', 'kill first'])
  })

  it('starts emulators that have ended again, and says so', async () => {
    const { events, first, start } = run()
    first.end()
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce())
    expect(events[0]).toBe('! The emulators have ended.')
  })

  it('saves the data regularly', async () => {
    const { events, next } = run({ checksPerSave: 1 })
    next()
    await vi.waitFor(() => expect(events).toEqual(['save']))
  })

  it('ends when the emulators cannot be started again, and says why', async () => {
    const { events, first, watched, begin } = run({ startFails: true })
    first.end()
    begin()
    await watched.ended
    expect(events.at(-1)).toBe('! The emulators could not be started again: no Java')
    expect(watched.isRunning()).toBe(false)
  })

  it('starts nothing again that is being stopped', async () => {
    const { events, watched, start } = run()
    await watched.stop()
    await watched.ended
    expect(events).toEqual(['stop first'])
    expect(start).not.toHaveBeenCalled()
  })

  it('stops the emulators that were about to start', async () => {
    const { events, first, watched, start, begin } = run()
    first.end()
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce())
    const stopping = watched.stop()
    begin()
    await stopping
    expect(events.at(-1)).toBe('stop second')
  })

  it('says nothing about a start that the end of the run interrupts', async () => {
    const { events, first, watched, over, start, begin } = run({ startFails: true })
    first.end()
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce())
    over.abort()
    begin()
    await watched.ended
    expect(events).toEqual(['! The emulators have ended.', 'kill first'])
  })
})
