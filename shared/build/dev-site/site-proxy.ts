import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { createProxyServer } from 'http-proxy-3'
import * as v from 'valibot'

import { UserError } from '#build/user-error.ts'

import type { DevelopmentEntry } from './development-entry.ts'

type SiteProxyOptions = {
  /** The origin of a running site. */
  readonly site: string
  readonly port: number
  /** The remote that comes from a development server instead, by its name in the registry. */
  readonly remote: string
  readonly entry: DevelopmentEntry
  readonly signal: AbortSignal
}

const registrySchema = v.looseObject({ remotes: v.record(v.string(), v.unknown()) })

/** A service worker would keep the pages of one site for the next one at the same local address, so it is removed. */
const worker = '/service-worker.js'

/** The origin of what was typed as the address of a site; undefined when it is none. */
export function siteOrigin(address: string): string | undefined {
  const site = URL.parse(address)
  return site?.protocol.startsWith('http') ? site.origin : undefined
}

/**
 * A site as it is, except for one remote: its entry in the registry is the given one, and its origin is added
 * to the Content-Security-Policy. Both are changed only for this machine's browser, never on the site.
 * Answers on localhost until the signal aborts.
 *
 * @throws UserError when there is no such site
 */
export async function startSiteProxy(options: SiteProxyOptions): Promise<void> {
  const { site, port, entry, signal } = options
  await readRegistry(options)
  const origin = new URL(entry.releases.development.entry).origin
  const proxy = createProxyServer({
    target: site,
    changeOrigin: true,
    autoRewrite: true,
    protocolRewrite: 'http',
  })
  proxy.on('proxyRes', ({ headers }) => {
    const policy = headers['content-security-policy']
    if (typeof policy === 'string') headers['content-security-policy'] = policyWith(policy, origin)
  })
  proxy.on('error', (error, _request, response) => {
    if ('writeHead' in response && !response.headersSent) response.writeHead(502)
    response.end(`${site} did not answer: ${error.message}`)
  })
  const server = createServer((request, response) => {
    // Not by URL: to it, what follows two slashes is a host.
    const [pathname] = (request.url ?? '/').split('?')
    if (pathname === worker) response.writeHead(204).end()
    else if (pathname === '/remotes.json') void answerRegistry(options, request, response)
    else proxy.web(request, response)
  })
  server.listen(port, 'localhost')
  await once(server, 'listening')
  signal.addEventListener('abort', () => {
    server.close()
    server.closeAllConnections()
  })
}

async function answerRegistry(
  options: SiteProxyOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const registry = await readRegistry(options).catch((error: unknown) => {
    response.writeHead(502).end(String(error))
  })
  if (!registry) return
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(registry))
}

async function readRegistry({ site, remote, entry }: SiteProxyOptions) {
  const address = new URL('/remotes.json', site)
  try {
    const registry = v.parse(registrySchema, await (await fetch(address)).json())
    return { ...registry, remotes: { ...registry.remotes, [remote]: entry } }
  } catch (cause) {
    throw new UserError(`${address} is not the registry of a site: ${String(cause)}`, { cause })
  }
}

/**
 * The policy of a page that may also load from a development server, and be updated by it: its client writes its
 * updates as plain text, without Trusted Types.
 */
function policyWith(policy: string, origin: string): string {
  const sources = `${origin} ${origin.replace(/^http/, 'ws')}`
  return policy
    .split('; ')
    .filter((directive) => !/^(?:require-)?trusted-types/.test(directive))
    .map((directive) =>
      /^(?:script|style|font|img|connect)-src /.test(directive)
        ? `${directive} ${sources}`
        : directive,
    )
    .join('; ')
}
