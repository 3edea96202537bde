import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { createServer } from 'node:http'

/** The files of the shell's site by path, for tests; without the text of a file its request fails. */
export type Site = {
  readonly origin: string
  readonly files: Map<string, string>
  /** The paths that were requested. */
  readonly requests: string[]
  /** Lets every request wait. */
  hang: boolean
  readonly close: () => void
}

export async function aSite(files: Readonly<Record<string, string>> = {}): Promise<Site> {
  const { origin, close } = await listen(({ url = '' }, response) => {
    site.requests.push(url)
    if (site.hang) return
    const text = site.files.get(url)
    response.statusCode = text === undefined ? 500 : 200
    response.end(text)
  })
  const site: Site = {
    origin,
    files: new Map(Object.entries(files)),
    requests: [],
    hang: false,
    close,
  }
  return site
}

/** The files of a shell whose server.js has this code. */
export function shellFiles(code: string): Readonly<Record<string, string>> {
  const environment = JSON.stringify({ pageServer: hashOf(code) })
  return {
    '/shell.html': `<script id="environment">${environment}</script>`,
    '/server.js': code,
    '/remotes.json': '{}',
  }
}

/** The hash of a file, as the registry has it. */
export function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`
}

/** A server on a free port. */
export async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0)
  await once(server, 'listening')
  return { origin: originOf(server), close: () => end(server) }
}

function originOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://localhost:${address.port}`
}

function end(server: Server): void {
  server.closeAllConnections()
  server.close()
}
