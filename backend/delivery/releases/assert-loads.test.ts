import { createHash } from 'node:crypto'
import type { Server } from 'node:http'
import { createServer } from 'node:http'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { listen } from '#tests/listen.ts'
import { aRelease } from '#tests/releases/a-release.ts'

import { assertLoads } from './assert-loads.ts'

const whatToDo = 'Release the shell first.'
const contents: Readonly<Record<string, string>> = {
  'remoteEntry.js': 'the container',
  'static/js/home.js': 'the page',
  'static/css/home.css': 'its styles',
}
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const { 'remoteEntry.js': entry = '', ...others } = contents
const release = aRelease('1.0.0', {
  integrity: hashOf(entry),
  hashes: Object.fromEntries(Object.entries(others).map(([file, text]) => [file, hashOf(text)])),
})

const servers: Server[] = []
/** What the site serves, and the headers of its files. */
let served: Record<string, string>
let headers: Record<string, string>
let site: string

async function serve(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer ?? (() => {}))
  servers.push(server)
  return `http://${await listen(server)}`
}

const serveShell = (policy: string) =>
  serve((_request, response) => {
    response.writeHead(200, { 'Content-Security-Policy': policy }).end('a page')
  })
const allowing = (...origins: readonly string[]) =>
  ['script-src', 'style-src'].map((name) => [name, "'self'", ...origins].join(' ')).join('; ')

beforeEach(async () => {
  served = { ...contents }
  headers = { 'Access-Control-Allow-Origin': '*' }
  site = await serve((request, response) => {
    const file = request.url?.replace('/1.0.0/', '') ?? ''
    const type = file.endsWith('.css') ? 'text/css' : 'text/javascript; charset=utf-8'
    const found = served[file]
    response.writeHead(found === undefined ? 404 : 200, { 'Content-Type': type, ...headers })
    response.end(found)
  })
})
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

const load = async (policy = allowing(site), at = site) =>
  await assertLoads(release, { shell: await serveShell(policy), site: at, whatToDo })

it('accepts a release whose files a page of the shell could load', async () => {
  expect(await load()).toBe(true)
})

it('knows nothing where no shell answers', async () => {
  expect(await assertLoads(release, { shell: 'http://localhost:1', site, whatToDo })).toBe(false)
})

it('refuses a site that the policy of the live shell does not name, for each kind of file', async () => {
  const refusal = `The shell that is live does not allow ${site}. ${whatToDo}`
  await expect(load(allowing('https://another.example'))).rejects.toThrow(refusal)
  await expect(load(`script-src ${site}; style-src 'self'`)).rejects.toThrow(refusal)
  await expect(load('')).rejects.toThrow(refusal)
})

it('refuses a site where nothing answers', async () => {
  const gone = 'http://localhost:1'
  await expect(load(allowing(gone), gone)).rejects.toThrow(
    `nothing answers at ${gone}. ${whatToDo}`,
  )
})

it('refuses a file that is missing', async () => {
  delete served['static/js/home.js']
  await expect(load()).rejects.toThrow('1.0.0/static/js/home.js: ')
})

it('refuses a file with another content', async () => {
  served['static/css/home.css'] = 'cut o'
  await expect(load()).rejects.toThrow('its content has another hash')
})

it('refuses files that other origins may not read', async () => {
  headers = {}
  await expect(load()).rejects.toThrow('does not let other origins read it')
})

it('refuses files with a type that no browser runs', async () => {
  headers['Content-Type'] = 'text/plain'
  await expect(load()).rejects.toThrow('it is served as text/plain')
})
