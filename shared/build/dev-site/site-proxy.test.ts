import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { freePort } from './free-port.ts'
import { startSiteProxy } from './site-proxy.ts'

const development = {
  entry: 'http://localhost:4100/remoteEntry.js',
  contract: '2.5.0',
  paths: ['/'],
  preload: {},
  texts: {},
}
const entry = { current: 'development', releases: { development } }
const registry = { revision: 7, shells: ['a'], remotes: { browse: { current: '1' }, post: {} } }
const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self' https://data.example; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default"

let site: Server
let address: string
let running: AbortController

beforeEach(async () => {
  running = new AbortController()
  site = createServer((request, response) => {
    if (request.url === '/remotes.json') return response.end(JSON.stringify(registry))
    if (request.url === '/moved') return response.writeHead(301, { Location: `${address}/` }).end()
    return response
      .writeHead(200, { 'Content-Security-Policy': policy, 'X-Host': request.headers.host })
      .end(`page ${request.url}`)
  })
  const port = await freePort()
  await once(site.listen(port, 'localhost'), 'listening')
  address = `http://localhost:${port}`
})
afterEach(() => {
  running.abort()
  site.close()
})

const port = await freePort()

async function start(): Promise<string> {
  await startSiteProxy({ site: address, port, remote: 'browse', entry, signal: running.signal })
  return `http://localhost:${port}`
}

it('replaces one remote in the registry, and keeps everything else', async () => {
  const answer = await fetch(`${await start()}/remotes.json`)
  expect(await answer.json()).toEqual({ ...registry, remotes: { browse: entry, post: {} } })
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})

it('passes pages on, whose policy then allows the development server and nothing else', async () => {
  const answer = await fetch(`${await start()}/listing/1?a=b`)
  expect(await answer.text()).toBe('page /listing/1?a=b')
  expect(answer.headers.get('X-Host')).toBe(new URL(address).host)
  expect(answer.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; script-src 'self' http://localhost:4100 ws://localhost:4100; connect-src 'self' https://data.example http://localhost:4100 ws://localhost:4100; frame-ancestors 'none'",
  )
})

it.each(['//', '//remotes.json', '//other.example/remotes.json', '/?at=//'])(
  'passes %s on, like any other path',
  async (path) => {
    const response = await fetch(`${await start()}${path}`)
    expect(await response.text()).toBe(`page ${path}`)
  },
)

it('keeps redirects on its own address', async () => {
  const origin = await start()
  const { headers } = await fetch(`${origin}/moved`, { redirect: 'manual' })
  expect(headers.get('Location')).toBe(`${origin}/`)
})

it('has no service worker, which would outlive it', async () => {
  const answer = await fetch(`${await start()}/service-worker.js`)
  expect(await answer.text()).toBe('')
})

it('answers with an error while the site does not', async () => {
  const origin = await start()
  site.close()
  site.closeAllConnections()
  expect((await fetch(`${origin}/`)).status).toBe(502)
  expect((await fetch(`${origin}/remotes.json`)).status).toBe(502)
})

it('says so when the address is not that of a site', async () => {
  address = `${address}/no-such`
  site.removeAllListeners('request')
  site.on('request', (_request, response) => response.end('<html>'))
  await expect(start()).rejects.toThrow(/remotes\.json is not the registry of a site/)
})
