import { contractVersion } from '@adamarket/shared/contract/version.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const folder = 'https://browse.example/0.1.0-1a2b3c4d/'
const file = (path: string) => `${folder}${path}`

const browse = {
  entry: file('remoteEntry.js'),
  integrity: 'sha256-entry',
  hashes: Object.fromEntries(
    ['routes.js', 'home.js', 'home.css', 'texts-en.js'].map((path) => [
      file(path),
      `sha256-${path}`,
    ]),
  ),
  contract: contractVersion,
  paths: ['/', '/search'],
  preload: { '/': [file('routes.js'), file('home.js'), file('home.css')], '/search': [] },
  texts: { en: [file('texts-en.js')], tr: [file('texts-tr.js')] },
}
const registry = { revision: 1, remotes: { browse: { current: '1', releases: { 1: browse } } } }

const request = vi.fn<typeof fetch>()

beforeEach(() => {
  // No test loads what the script requests.
  Reflect.get(window, 'happyDOM').settings.disableCSSFileLoading = true
  vi.resetModules()
  request.mockReset()
  request.mockImplementation(() => Promise.resolve(Response.json(registry)))
  vi.stubGlobal('fetch', request)
  document.head.innerHTML = '<script defer></script>'.repeat(3)
  const script = Object.assign(document.createElement('script'), { async: true })
  script.dataset['font'] = '/font.woff2'
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
})
afterEach(() => {
  globalThis.earlyInput?.stop()
  globalThis.earlyInput = undefined
  globalThis.earlyRegistry = undefined
})

const runScript = () => import('./early.ts')
const requested = () => [...document.querySelectorAll('link')].map(({ href }) => href)
const scriptOfShellLoads = (index: number) =>
  document.querySelectorAll('script[defer]')[index]?.dispatchEvent(new Event('load'))

const ofTheFirstView = [
  `${location.origin}/font.woff2`,
  ...['remoteEntry.js', 'routes.js', 'home.js', 'home.css', 'texts-en.js'].map(file),
]

it('requests the registry at once, and the page once all but one script of the shell have loaded', async () => {
  await runScript()
  expect(request).toHaveBeenCalledExactlyOnceWith('/remotes.json', undefined)
  await globalThis.earlyRegistry
  scriptOfShellLoads(0)
  await vi.dynamicImportSettled()
  expect(requested()).toEqual([])

  scriptOfShellLoads(1)
  await expect.poll(requested).toEqual(ofTheFirstView)
})

it('requests each file with its hash, as the container will', async () => {
  document.head.innerHTML = '<meta data-served>'
  await runScript()
  await expect.poll(requested).toEqual(ofTheFirstView)
  const [, ...code] = document.querySelectorAll('link')
  expect(code.map(({ integrity }) => integrity)).toEqual([
    'sha256-entry',
    ...Object.values(browse.hashes),
  ])
  for (const link of code) expect(link).toHaveAttribute('crossorigin', 'anonymous')
})

it('requests what a served page names already only once', async () => {
  document.head.innerHTML = `<meta data-served><link rel="preload" href="${file('home.css')}">`
  await runScript()
  await expect.poll(() => requested().toSorted()).toEqual(ofTheFirstView.toSorted())
})

it('requests and records nothing when it loads after the shell', async () => {
  globalThis.earlyRegistry = null
  globalThis.earlyInput = null
  await runScript()
  expect(request).not.toHaveBeenCalled()
  expect(globalThis.earlyRegistry).toBeNull()
  expect(globalThis.earlyInput).toBeNull()
})

it('requests only the font when the registry fails', async () => {
  request.mockImplementation(() => Promise.resolve(new Response('', { status: 500 })))
  document.head.innerHTML = '<meta data-served>'
  await runScript()
  await globalThis.earlyRegistry?.catch(() => undefined)
  await expect.poll(requested).toEqual(ofTheFirstView.slice(0, 1))
})

it.each([[null], [[]], [{ remotes: { browse: { current: '1', releases: null } } }]])(
  'requests only the font when the registry is %j',
  async (broken) => {
    request.mockImplementation(() => Promise.resolve(Response.json(broken)))
    document.head.innerHTML = '<meta data-served>'
    await runScript()
    await globalThis.earlyRegistry
    await expect.poll(requested).toEqual(ofTheFirstView.slice(0, 1))
  },
)

it('requests the texts in the default language of a release without those of the visitor', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ru'])
  document.head.innerHTML = '<meta data-served>'
  await runScript()
  await expect.poll(requested).toEqual(ofTheFirstView)
})
