import type { Problem } from '@adamarket/shared/domain/report.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { aRelease } from '#testing/a-release.ts'
import type { Owner } from '#remotes/registry/owner-of.ts'
import type { Deployment } from '#remotes/registry/deployment.ts'

import type { RemoteRoutes } from './composition.ts'
import { createComposition } from './composition.ts'

const routesModule: RemoteRoutes = {
  texts: { namespace: 'any', loaders: { en: noTexts, tr: noTexts } },
  routes: [],
}

const deployment: Deployment = {
  browse: aRelease('browse', ['/']),
  post: aRelease('post', ['/post']),
  account: aRelease('account', ['/login']),
  'static-pages': aRelease('static-pages', ['/AboutUs']),
}

/** Pending requests to the outside world, in order, each answered by the test. */
type PendingRequest<Value> = { about: string; answer: (value: Value) => void; fail: () => void }

let deployments: PendingRequest<Deployment>[]
let loads: PendingRequest<RemoteRoutes>[]
let owners: Owner[]
let problems: Problem[]

function request<Value>(requests: PendingRequest<Value>[], about: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    requests.push({ about, answer: resolve, fail: () => reject(new Error('no answer')) })
  })
}

function start() {
  return createComposition({
    readDeployment: (attempt) => request(deployments, `attempt ${attempt}`),
    load: ({ name, version }) => request(loads, `${name}@${version}`),
    onOwner: (owner) => owners.push(owner),
    report: (problem) => problems.push(problem),
  })
}

const statusOf = ({ store, stateOf }: ReturnType<typeof start>, pathname: string) =>
  stateOf(store.getState(), pathname).status

beforeEach(() => {
  deployments = []
  loads = []
  owners = []
  problems = []
})

describe('createComposition', () => {
  it('reads the deployment, then loads the owner of the path, and is ready', async () => {
    const composition = start()
    const prepared = composition.prepare('/post')
    expect(statusOf(composition, '/post')).toBe('loading')
    deployments[0]?.answer(deployment)
    await settled()
    expect(loads.map(({ about }) => about)).toEqual(['post@1'])
    expect(owners.map(({ release: { name } }) => name)).toEqual(['post'])
    loads[0]?.answer(routesModule)
    await expect(prepared).resolves.toMatchObject({ status: 'ready', name: 'post' })
  })

  it('loads a remote once, however often its pages are visited', async () => {
    const composition = start()
    deployments[0]?.answer(deployment)
    void composition.prepare('/')
    void composition.prepare('/')
    await settled()
    loads[0]?.answer(routesModule)
    await composition.prepare('/')
    expect(loads).toHaveLength(1)
  })

  it('recognises a path without an owner', async () => {
    const composition = start()
    deployments[0]?.answer(deployment)
    await expect(composition.prepare('/nowhere')).resolves.toEqual({ status: 'unknown' })
  })

  it('does not treat a path as unknown while a remote is missing, and reads the deployment again', async () => {
    const composition = start()
    deployments[0]?.answer({ ...deployment, 'static-pages': undefined })
    await expect(composition.prepare('/AboutUs')).resolves.toMatchObject({ status: 'failed' })
    expect(problems).toEqual([{ what: 'Remotes have no release to show', cause: ['static-pages'] }])
    void composition.retry('/AboutUs')
    expect(statusOf(composition, '/AboutUs')).toBe('loading')
    deployments[1]?.answer(deployment)
    await settled()
    loads[0]?.answer(routesModule)
    await settled()
    expect(statusOf(composition, '/AboutUs')).toBe('ready')
  })

  it('isolates the failure of one remote, and recovers by another attempt', async () => {
    const composition = start()
    deployments[0]?.answer(deployment)
    const prepared = composition.prepare('/')
    await settled()
    loads[0]?.fail()
    await expect(prepared).resolves.toMatchObject({ status: 'failed' })
    expect(problems).toMatchObject([{ details: { name: 'browse', version: '1', attempt: 0 } }])

    void composition.prepare('/post')
    expect(statusOf(composition, '/post')).toBe('loading')
    void composition.retry('/')
    expect(statusOf(composition, '/')).toBe('loading')
    deployments[1]?.answer(deployment)
    await settled()
    expect(loads.map(({ about }) => about)).toEqual(['browse@1', 'post@1', 'browse@1'])
    loads[2]?.answer(routesModule)
    await expect(composition.prepare('/')).resolves.toMatchObject({ status: 'ready' })
  })

  it('uses the fallback of a release that cannot be loaded, and reports it', async () => {
    const composition = start()
    const fallback = aRelease('browse', ['/'])
    deployments[0]?.answer({ ...deployment, browse: { ...fallback, version: '2', fallback } })
    const prepared = composition.prepare('/')
    await settled()
    loads[0]?.fail()
    await settled()
    loads[1]?.answer(routesModule)
    await expect(prepared).resolves.toMatchObject({ status: 'ready' })
    expect(loads.map(({ about }) => about)).toEqual(['browse@2', 'browse@1'])
    expect(problems).toMatchObject([{ details: { name: 'browse', version: '2' } }])
  })

  describe('retry', () => {
    it('uses a release that is new by then', async () => {
      const composition = start()
      deployments[0]?.answer(deployment)
      void composition.prepare('/')
      await settled()
      loads[0]?.fail()
      await settled()
      const retried = composition.retry('/')
      deployments[1]?.answer({
        ...deployment,
        browse: { ...aRelease('browse', ['/']), version: '2' },
      })
      await settled()
      loads[1]?.answer(routesModule)
      await expect(retried).resolves.toMatchObject({ status: 'ready', version: '2' })
    })

    it('loads again what is already loaded', async () => {
      const composition = start()
      deployments[0]?.answer(deployment)
      void composition.prepare('/')
      await settled()
      loads[0]?.answer(routesModule)
      await settled()
      const retried = composition.retry('/')
      deployments[1]?.answer(deployment)
      await settled()
      const another = { ...routesModule }
      loads[1]?.answer(another)
      await expect(retried).resolves.toMatchObject({ status: 'ready', module: another })
    })

    it('does not wait long for the latest deployment', async () => {
      const composition = start()
      deployments[0]?.answer(deployment)
      void composition.prepare('/')
      await settled()
      loads[0]?.fail()
      await settled()
      vi.useFakeTimers()
      void composition.retry('/')
      await vi.advanceTimersByTimeAsync(2_000)
      vi.useRealTimers()
      expect(loads.map(({ about }) => about)).toEqual(['browse@1', 'browse@1'])
    })
  })

  describe('refresh', () => {
    const second = { ...routesModule }
    async function startReady() {
      const composition = start()
      deployments[0]?.answer(deployment)
      void composition.prepare('/')
      await settled()
      loads[0]?.answer(routesModule)
      await settled()
      void composition.refresh()
      return composition
    }
    const moduleOf = ({ store, stateOf }: ReturnType<typeof start>) => {
      const page = stateOf(store.getState(), '/')
      return page.status === 'ready' ? page.module : page.status
    }

    const version = (name: string) => ({
      browse: { ...aRelease('browse', ['/']), version: name },
    })
    /** Refreshes, and answers with a deployment. */
    const hear = async ({ refresh }: ReturnType<typeof start>, value: Deployment) => {
      void refresh()
      deployments.at(-1)?.answer(value)
      await settled()
    }

    it('replaces the loaded release by a new one, once that is loaded', async () => {
      const composition = await startReady()
      deployments[1]?.answer(version('2'))
      await settled()
      expect(moduleOf(composition)).toBe(routesModule)
      loads[1]?.answer(second)
      await settled()
      expect(moduleOf(composition)).toBe(second)

      await hear(composition, deployment)
      expect(moduleOf(composition)).toBe(routesModule)
      expect(loads).toHaveLength(2)
    })

    it('keeps a remote whose new entry cannot be read', async () => {
      const composition = await startReady()
      const { browse: _unreadable, ...others } = deployment
      deployments[1]?.answer(others)
      await settled()
      expect(moduleOf(composition)).toBe(routesModule)
    })

    it('uses the answer to the latest request, in whichever order the answers arrive', async () => {
      const composition = await startReady()
      void composition.refresh()
      void composition.refresh()
      deployments[1]?.answer(deployment)
      deployments[3]?.answer(version('3'))
      deployments[2]?.answer(version('2'))
      await settled()
      expect(loads.map(({ about }) => about)).toEqual(['browse@1', 'browse@3'])
      loads[1]?.answer(second)
      await settled()
      expect(moduleOf(composition)).toBe(second)
    })

    it('does not touch a remote whose release is unchanged, or one that was never requested', async () => {
      const composition = await startReady()
      deployments[1]?.answer({
        ...deployment,
        post: { ...aRelease('post', ['/post']), version: '2' },
      })
      await settled()
      expect(loads).toHaveLength(1)
      void composition.prepare('/post')
      expect(loads[1]?.about).toBe('post@2')
    })

    it('keeps the loaded release when the new one, or the registry, fails to load', async () => {
      const composition = await startReady()
      deployments[1]?.answer(version('2'))
      await settled()
      loads[1]?.fail()
      await settled()
      expect(moduleOf(composition)).toBe(routesModule)
      expect(problems).toMatchObject([{ what: 'A new release could not be loaded' }])
      void composition.refresh()
      deployments[2]?.fail()
      await settled()
      expect(moduleOf(composition)).toBe(routesModule)
    })
  })

  it('recovers from a failed registry', async () => {
    const composition = start()
    const prepared = composition.prepare('/')
    deployments[0]?.fail()
    await expect(prepared).resolves.toMatchObject({ status: 'failed' })
    void composition.retry('/')
    deployments[1]?.answer(deployment)
    await settled()
    loads[0]?.answer(routesModule)
    await settled()
    expect(statusOf(composition, '/')).toBe('ready')
  })
})

function noTexts() {
  return Promise.resolve({ default: {} })
}

/** Resolves once all answers have taken effect. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
