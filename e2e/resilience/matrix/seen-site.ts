import type { IncomingMessage, ServerResponse } from 'node:http'

import { hashOf } from '#fixtures/hashes.ts'
import type { RemoteName } from '#fixtures/remotes.ts'
import { siteUrl } from '#fixtures/site-url.ts'
import type { LocalServer } from '#resilience/matrix/local-server.ts'
import { listen } from '#resilience/matrix/local-server.ts'

/** What a page function reads. */
type Source = 'page' | 'registry' | 'shell' | 'remote' | 'firestore'

/** Answers a request in place of the source; without an answer the request hangs. */
type Answer = (response: ServerResponse) => void

type Change = (code: string) => string

type Release = { readonly server?: { readonly file: string; readonly integrity: string } }

type Registry = {
  readonly remotes: Readonly<
    Record<
      string,
      { readonly current: string; readonly releases: Readonly<Record<string, Release>> }
    >
  >
}

const firestore = process.env['FIRESTORE_EMULATOR_HOST'] ?? 'localhost:8080'
const changedRemote = '/changed-remote.js'

/** The site and Firestore as one page function sees them, where each can be broken. */
export class SeenSite {
  readonly #remote: RemoteName
  #broken: { readonly source: Source; readonly answer: Answer } | undefined
  #changed: { readonly source: 'shell' | 'remote'; readonly change: Change } | undefined
  #server: LocalServer | undefined

  private constructor(remote: RemoteName) {
    this.#remote = remote
  }

  /** The remote is the one whose `server.js` is broken. */
  static async of(remote: RemoteName): Promise<SeenSite> {
    const site = new SeenSite(remote)
    site.#server = await listen((request, response) => site.#answer(request, response))
    return site
  }

  get origin(): string {
    return this.#server?.origin ?? ''
  }

  /** Answers in place of a source. */
  break(source: Source, answer: Answer): void {
    this.#broken = { source, answer }
  }

  /** Releases a changed `server.js`, with its hash. */
  change(source: 'shell' | 'remote', change: Change): void {
    this.#changed = { source, change }
  }

  heal(): void {
    this.#broken = undefined
    this.#changed = undefined
  }

  /** The page for a browser, which asks the real Firestore. */
  forBrowser(page: string): string {
    return page.replaceAll(addressOf(new URL(this.origin).host), addressOf(firestore))
  }

  async close(): Promise<void> {
    await this.#server?.close()
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/' } = request
    const source = sourceOf(url)
    if (this.#broken?.source === source) return this.#broken.answer(response)
    if (source === 'firestore') return await forward(request, response)
    response.end(await this.#read(source))
  }

  async #read(source: Exclude<Source, 'firestore'>): Promise<string> {
    if (source === 'page') {
      const page = await textOf('/shell.html')
      const hash = hashOf(await this.#read('shell'))
      return page
        .replaceAll(addressOf(firestore), addressOf(new URL(this.origin).host))
        .replace(/"pageServer":"[^"]*"/, () => `"pageServer":"${hash}"`)
    }
    if (source === 'shell') return this.#changedBy('shell', await textOf('/server.js'))
    const registry: Registry = JSON.parse(await textOf('/remotes.json'))
    const known = registry.remotes[this.#remote]
    const release = known?.releases[known.current]
    if (!known || !release?.server)
      throw new Error(`The registry has no server.js of ${this.#remote}`)
    const code = this.#changedBy('remote', await textOf(release.server.file))
    if (source === 'remote') return code
    const server = { file: `${this.origin}${changedRemote}`, integrity: hashOf(code) }
    const releases = { ...known.releases, [known.current]: { ...release, server } }
    const remotes = { ...registry.remotes, [this.#remote]: { ...known, releases } }
    return JSON.stringify({ ...registry, remotes })
  }

  #changedBy(source: 'shell' | 'remote', code: string): string {
    return this.#changed?.source === source ? this.#changed.change(code) : code
  }
}

function sourceOf(url: string): Source {
  if (url === '/shell.html') return 'page'
  if (url === '/remotes.json') return 'registry'
  if (url === '/server.js') return 'shell'
  return url === changedRemote ? 'remote' : 'firestore'
}

/** An emulator's address in the environment of the shell's page. */
function addressOf(host: string): string {
  const [name, port] = host.replace('127.0.0.1', 'localhost').split(':')
  return `"firestore":{"host":"${name}","port":${port}}`
}

async function textOf(address: string): Promise<string> {
  return await (await fetch(new URL(address, siteUrl))).text()
}

async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const answer = await fetch(`http://${firestore}${request.url}`, {
    method: request.method ?? 'GET',
    headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
  response.end(await answer.text())
}
