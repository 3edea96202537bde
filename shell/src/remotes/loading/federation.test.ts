import { beforeEach, expect, it, vi } from 'vitest'

import type { ChosenRelease } from '#remotes/registry/deployment.ts'

const aRelease = (version: string): ChosenRelease => ({
  name: 'account',
  version,
  entry: `https://account.example/${version}/remoteEntry.js`,
  integrity: 'sha256-abc',
  native: true,
  contract: '3.1.0',
  paths: ['/login'],
  preload: {},
  texts: {},
})

const texts = { namespace: 'account', loaders: {} }
const exposed = {
  './routes': { texts, createRoutes: () => [] },
  './menu': { texts, AccountMenu: () => null, SignInDialog: () => null },
}

/** A container as the bundler makes it: it refuses to be initialised with another scope. */
function aContainer(modules: Readonly<Record<string, unknown>> = exposed) {
  let known: unknown
  return {
    init: vi.fn((scope: unknown) => {
      if (known && known !== scope) throw new Error('initialized with a different share scope')
      known = scope
    }),
    get: vi.fn((expose: string) => Promise.resolve(() => modules[expose])),
  }
}

const react = { get: () => () => 'react', from: 'shell', eager: true }

/** The scripts that were requested, and what answers them; a script that nothing answers fails. */
const scripts: HTMLScriptElement[] = []
const answers = new Map<string, { readonly defines?: unknown }>()

// Another one in each test: the runtime remembers in a global variable what it has loaded.
let tests = 0
let release: ChosenRelease
let entry: string

beforeEach(() => {
  vi.resetModules()
  tests += 1
  release = aRelease(`${tests}.1`)
  ;({ entry } = release)
  scripts.length = 0
  answers.clear()
  vi.stubGlobal('__webpack_init_sharing__', () => undefined)
  vi.stubGlobal('__webpack_share_scopes__', { default: { react: { '19.3.1': { ...react } } } })
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return
    scripts.push(script)
    const answer = answers.get(script.src)
    setTimeout(() => {
      if (answer) Reflect.set(globalThis, 'account', answer.defines)
      script.dispatchEvent(new Event(answer ? 'load' : 'error'))
    })
  })
})

const start = async () => await import('./federation.ts')
const requested = () => scripts.map(({ src }) => src)

it('loads a first view without the runtime, with the hash of the registry', async () => {
  const container = aContainer()
  answers.set(entry, { defines: container })
  const { loadRoutes } = await start()
  expect(await loadRoutes(release)).toBe(exposed['./routes'])
  expect(container.init).toHaveBeenCalledTimes(1)
  expect(scripts).toMatchObject([{ integrity: 'sha256-abc', crossOrigin: 'anonymous' }])
})

it('the runtime adopts a container that was loaded before it', async () => {
  const container = aContainer()
  answers.set(entry, { defines: container })
  const { loadRoutes, loadAccountMenu, startRuntime } = await start()
  await loadRoutes(release)
  await startRuntime()
  expect(await loadAccountMenu(release)).toBe(exposed['./menu'])
  expect(container.init).toHaveBeenCalledTimes(2)
  expect(requested()).toEqual([entry])
})

it('a release of before waits for the runtime, and finds it beside the shared packages', async () => {
  const { native: _native, ...earlier } = release
  const container = aContainer()
  answers.set(entry, { defines: container })
  const { loadRoutes } = await start()
  expect(await loadRoutes(earlier)).toBe(exposed['./routes'])
  expect(globalThis).toHaveProperty('_FEDERATION_RUNTIME_CORE.ModuleFederation')
  const scope = container.init.mock.lastCall?.[0]
  expect(scope).toMatchObject({ react: { '19.3.1': { loaded: true, from: 'shell' } } })
})

it('without the runtime, releases that do not need it load, and the others once it can be loaded', async () => {
  const { native: _native, ...earlier } = aRelease(`${tests}.0`)
  vi.doMock('./federation-runtime.ts', () => {
    throw new Error('not loaded')
  })
  answers.set(entry, { defines: aContainer() })
  answers.set(earlier.entry, { defines: aContainer() })
  const { loadRoutes, startRuntime } = await start()
  await expect(startRuntime()).rejects.toThrow()
  expect(await loadRoutes(release)).toBe(exposed['./routes'])
  await expect(loadRoutes(earlier)).rejects.toThrow()
  vi.doUnmock('./federation-runtime.ts')
  expect(await loadRoutes(earlier)).toBe(exposed['./routes'])
})

it.each([false, true])(
  'another attempt has another address, and another container (with the runtime: %s)',
  async (withRuntime) => {
    const { loadRoutes, startRuntime } = await start()
    if (withRuntime) await startRuntime()
    await expect(loadRoutes(release)).rejects.toThrow()
    answers.set(`${entry}?attempt=1`, { defines: aContainer() })
    expect(await loadRoutes(release)).toBe(exposed['./routes'])
    expect(requested()).toEqual([entry, `${entry}?attempt=1`])
  },
)

it.each([false, true])(
  'another release of a remote replaces its container (with the runtime: %s)',
  async (withRuntime) => {
    const newer = aRelease(`${tests}.2`)
    const routes = { texts, createRoutes: () => [] }
    answers.set(entry, { defines: aContainer() })
    answers.set(newer.entry, { defines: aContainer({ './routes': routes }) })
    const { loadRoutes, startRuntime } = await start()
    if (withRuntime) await startRuntime()
    expect(await loadRoutes(release)).toBe(exposed['./routes'])
    expect(await loadRoutes(newer)).toBe(routes)
  },
)

it('does not take the container of another release for one whose script defines none', async () => {
  answers.set(entry, { defines: aContainer() })
  const { loadRoutes } = await start()
  await loadRoutes(release)
  vi.mocked(document.head.append).mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) script.dispatchEvent(new Event('load'))
  })
  await expect(loadRoutes(aRelease(`${tests}.2`))).rejects.toThrow('defines no container')
})

it('refuses a container that exposes something else, and records each step', async () => {
  answers.set(entry, { defines: aContainer({ './routes': {} }) })
  const record = vi.fn()
  const { loadRoutes, startFederation } = await start()
  startFederation(record)
  await expect(loadRoutes(release)).rejects.toThrow(/^account@[\d.]+ does not expose routes$/)
  expect(record.mock.calls.map(([{ phase, outcome }]) => [phase, outcome])).toEqual([
    ['container', 'loaded'],
    ['module', 'loaded'],
  ])
})
