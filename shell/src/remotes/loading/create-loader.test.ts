import type { Problem } from '@adamarket/shared/domain/report.ts'
import { beforeEach, describe, expect, it } from 'vitest'

import type { ChosenRelease } from '#remotes/registry/deployment.ts'

import { createLoader } from './create-loader.ts'

type Load = { version: string; answer: (module: string) => void; fail: () => void }

let loads: Load[]
let problems: Problem[]

beforeEach(() => {
  loads = []
  problems = []
})

function aLoader() {
  return createLoader<string>({
    load: ({ version }) =>
      new Promise((resolve, reject) => {
        loads.push({ version, answer: resolve, fail: () => reject(new Error('gone')) })
      }),
    report: (problem) => problems.push(problem),
    failure: 'A part could not be loaded',
  })
}

function aRelease(version: string, fallback?: ChosenRelease): ChosenRelease {
  return {
    name: 'post',
    version,
    entry: 'https://post.example/',
    contract: '2.0.0',
    paths: [],
    preload: {},
    texts: {},
    ...(fallback && { fallback }),
  }
}

const versionsLoaded = () => loads.map(({ version }) => version)

async function aReadyLoader() {
  const loader = aLoader()
  const started = loader.start(aRelease('1'))
  loads[0]?.answer('first')
  await started
  return loader
}

const shownBy = ({ store }: ReturnType<typeof aLoader>) => {
  const state = store.getState()
  return state.status === 'ready' ? state.value.module : state.status
}

describe('an attempt', () => {
  it('loads its release and makes the module ready', async () => {
    const loader = aLoader()
    expect(shownBy(loader)).toBe('idle')
    const started = loader.start(aRelease('1'))
    expect(shownBy(loader)).toBe('loading')
    loads[0]?.answer('first')
    expect(await started).toBe(true)
    expect(loader.store.getState()).toEqual({
      status: 'ready',
      attempt: 0,
      value: { version: '1', module: 'first' },
    })
  })

  it('uses the fallback of a release that cannot be loaded, and reports that release', async () => {
    const loader = aLoader()
    const started = loader.start(aRelease('2', aRelease('1')))
    loads[0]?.fail()
    await settled()
    loads[1]?.answer('first')
    expect(await started).toBe(true)
    expect(versionsLoaded()).toEqual(['2', '1'])
    expect(problems).toMatchObject([
      { what: 'A part could not be loaded', details: { name: 'post', version: '2', attempt: 0 } },
    ])
  })

  it('fails when there is no release, or finding one fails', async () => {
    const loader = aLoader()
    expect(await loader.start(undefined)).toBe(false)
    expect(await loader.restart(() => Promise.reject(new Error('no registry')))).toBe(false)
    expect(loader.store.getState()).toEqual({ status: 'failed', attempt: 1 })
  })

  it('is ignored once another one has begun, and resolves with that one', async () => {
    const loader = aLoader()
    const first = loader.start(aRelease('1', aRelease('0')))
    const second = loader.restart(() => Promise.resolve(aRelease('1')))
    loads[0]?.fail()
    await settled()
    expect(versionsLoaded()).toEqual(['1', '1'])
    expect(shownBy(loader)).toBe('loading')
    loads[1]?.answer('first')
    expect(await Promise.all([first, second])).toEqual([true, true])
  })

  it('loads its release again, although it was loaded before', async () => {
    const loader = await aReadyLoader()
    void loader.start(aRelease('1'))
    expect(versionsLoaded()).toEqual(['1', '1'])
  })

  it('does not fall back to a module that has crashed', async () => {
    const loader = await aReadyLoader()
    loader.markFailed()
    expect(shownBy(loader)).toBe('failed')
    void loader.start(aRelease('2', aRelease('1')))
    loads[1]?.fail()
    await settled()
    expect(versionsLoaded()).toEqual(['1', '2', '1'])
  })
})

describe('a release that crashed', () => {
  it('is replaced by its fallback with the next attempt', async () => {
    const loader = await aReadyLoader()
    loader.noteCrash('1')
    expect(shownBy(loader)).toBe('first')
    void loader.start(aRelease('1', aRelease('0')))
    loads[1]?.answer('the one before')
    await settled()
    expect(versionsLoaded()).toEqual(['1', '0'])
    expect(shownBy(loader)).toBe('the one before')
  })

  it('does not return while it is followed, and the next release does', async () => {
    const loader = await aReadyLoader()
    loader.noteCrash('1')
    const followed = loader.follow(aRelease('1', aRelease('0')))
    loads[1]?.answer('the one before')
    await followed
    loader.applyPending()
    expect(shownBy(loader)).toBe('the one before')
    const next = loader.follow(aRelease('2', aRelease('1', aRelease('0'))))
    loads[2]?.answer('second')
    await next
    loader.applyPending()
    expect(shownBy(loader)).toBe('second')
  })

  it('is tried again when there is no other that did not crash', async () => {
    const loader = await aReadyLoader()
    for (const version of ['1', '0']) loader.noteCrash(version)
    void loader.start(aRelease('1', aRelease('0')))
    expect(versionsLoaded()).toEqual(['1', '1'])
  })
})

describe('following releases', () => {
  it('promotes a release when told to, and the previous one after a rollback', async () => {
    const loader = await aReadyLoader()
    const followed = loader.follow(aRelease('2'))
    loads[1]?.answer('second')
    await followed
    expect(shownBy(loader)).toBe('first')
    loader.applyPending()
    expect(shownBy(loader)).toBe('second')

    await loader.follow(aRelease('1'))
    loader.applyPending()
    expect(shownBy(loader)).toBe('first')
    expect(versionsLoaded()).toEqual(['1', '2'])
  })

  it('does not promote a release that was rolled back, before or after it was loaded', async () => {
    const loader = await aReadyLoader()
    const followed = loader.follow(aRelease('2'))
    await loader.follow(aRelease('1'))
    loads[1]?.answer('second')
    await followed
    loader.applyPending()
    expect(shownBy(loader)).toBe('first')

    await loader.follow(aRelease('2'))
    await loader.follow(aRelease('1'))
    loader.applyPending()
    expect(shownBy(loader)).toBe('first')
  })

  it('promotes the latest requested release, in whichever order they load', async () => {
    const loader = await aReadyLoader()
    void loader.follow(aRelease('2'))
    const followed = loader.follow(aRelease('3'))
    loads[2]?.answer('third')
    await followed
    loads[1]?.answer('second')
    await settled()
    loader.applyPending()
    expect(shownBy(loader)).toBe('third')
  })

  it('promotes a release once, however often it is requested', async () => {
    const loader = await aReadyLoader()
    void loader.follow(aRelease('2'))
    void loader.follow(aRelease('2'))
    loads[1]?.answer('second')
    await settled()
    loader.applyPending()
    loads[2]?.answer('the same once more')
    await settled()
    loader.applyPending()
    expect(shownBy(loader)).toBe('second')
  })

  it('keeps the ready module when the new release cannot be loaded, and reports that', async () => {
    const loader = await aReadyLoader()
    const followed = loader.follow(aRelease('2'))
    loads[1]?.fail()
    await followed
    loader.applyPending()
    expect(shownBy(loader)).toBe('first')
    expect(problems).toMatchObject([
      { what: 'A new release could not be loaded', details: { name: 'post', version: '2' } },
    ])
  })

  it('replaces a withdrawn release by a fallback when the new release cannot be loaded', async () => {
    const loader = await aReadyLoader()
    const followed = loader.follow(aRelease('3', aRelease('2')))
    loads[1]?.fail()
    await settled()
    loads[2]?.answer('second')
    await followed
    loader.applyPending()
    expect(shownBy(loader)).toBe('second')
  })

  it('keeps a ready fallback when the new release cannot be loaded', async () => {
    const loader = await aReadyLoader()
    void loader.follow(aRelease('3', aRelease('2', aRelease('1'))))
    loads[1]?.fail()
    await settled()
    expect(versionsLoaded()).toEqual(['1', '3'])
  })

  it('attempts a failed module again only with another release', async () => {
    const loader = aLoader()
    const started = loader.start(aRelease('1'))
    loads[0]?.fail()
    await started
    await loader.follow(aRelease('1'))
    expect(versionsLoaded()).toEqual(['1'])
    const followed = loader.follow(aRelease('2'))
    loads[1]?.answer('second')
    await followed
    expect(shownBy(loader)).toBe('second')
  })

  it('loads nothing that was never requested', async () => {
    const loader = aLoader()
    await loader.follow(aRelease('1'))
    expect(loads).toEqual([])
  })
})

/** Resolves once all answers have taken effect. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
