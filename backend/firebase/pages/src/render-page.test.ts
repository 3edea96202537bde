import { afterEach, beforeEach, expect, it } from 'vitest'

import type { Site } from './a-site.ts'
import { aSite, hashOf, shellFiles } from './a-site.ts'
import { createRenderPage } from './render-page.ts'

/** A shell that answers with the text of the one remote, which is made of what this shell lends. */
const shell = (name: string) => `
  exports.sharedModules = { react: { name: ${JSON.stringify(name)} } }
  exports.answer = async ({ registry: { file, integrity }, loadServer }) => {
    const { texts } = await loadServer({ file, integrity, releaseBase: '/1/' })
    return { status: 200, headers: {}, html: texts.namespace }
  }
`
const remote = (name: string) => `
  exports.texts = { namespace: ${JSON.stringify(name)} + ' in ' + require('react').name, loaders: {} }
  exports.createRoutes = () => []
`

let site: Site

beforeEach(async () => {
  site = await aSite(shellFiles(shell('one')))
  release('browse')
})
afterEach(() => site.close())

function release(name: string): void {
  const code = remote(name)
  const registry = { file: `${site.origin}/${name}.js`, integrity: hashOf(code) }
  site.files.set(`/${name}.js`, code).set('/remotes.json', JSON.stringify(registry))
}

/** Renders by files of the site that are read for each page. */
function renderer() {
  const read = async (path: string) => site.files.get(path) ?? ''
  const renderPage = createRenderPage(site.origin, {
    page: () => read('/shell.html'),
    registry: async () => JSON.parse(await read('/remotes.json')),
  })
  return async () =>
    await renderPage({
      url: `${site.origin}/`,
      languages: [],
      report: () => undefined,
      signal: new AbortController().signal,
    })
}

it('renders by the shell and the remotes that are released, which it loads once', async () => {
  const render = renderer()
  expect(await render()).toMatchObject({ status: 200, html: 'browse in one' })
  await render()
  expect(site.requests).toEqual(['/server.js', '/browse.js'])
})

it('evaluates the remotes again for another shell, whose React is another one', async () => {
  const render = renderer()
  await render()
  for (const [path, text] of Object.entries(shellFiles(shell('two')))) {
    if (path !== '/remotes.json') site.files.set(path, text)
  }
  expect(await render()).toMatchObject({ html: 'browse in two' })
})

it('forgets a release that the registry no longer names', async () => {
  const render = renderer()
  await render()
  release('browse-2')
  expect(await render()).toMatchObject({ html: 'browse-2 in one' })
  release('browse')
  await render()
  expect(site.requests.filter((path) => path === '/browse.js')).toHaveLength(2)
})

it('fails when the shell’s page names no server.js', async () => {
  const render = renderer()
  site.files.set('/shell.html', '<script id="environment">{}</script>')
  await expect(render()).rejects.toThrow('names no server.js')
})
