import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

import { siteUrl } from '#fixtures/site-url.ts'
import type { LocalServer } from '#resilience/matrix/local-server.ts'
import { listen } from '#resilience/matrix/local-server.ts'
import type { SeenSite } from '#resilience/matrix/seen-site.ts'

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const program = [
  pathOf('run-page-function.mjs'),
  pathOf('../../../backend/pages/dist/index.js'),
] as const

/** The time limit of the deployed function. */
const timeoutMs = 10_000

type Instance = { readonly process: ChildProcess; readonly origin: string }

/**
 * The site with a page function of its own, in a process of its own. Answers as Firebase Hosting does: files are
 * those of the site, pages come from the function, which is started when there is none, and whose failure is the
 * visitor's answer.
 */
export class PageFunction {
  /** What it reads. */
  readonly site: SeenSite
  #server: LocalServer | undefined
  #instance: Promise<Instance> | undefined
  #isDown = false
  #delayMs = 0

  private constructor(site: SeenSite) {
    this.site = site
  }

  static async reading(site: SeenSite): Promise<PageFunction> {
    const pages = new PageFunction(site)
    pages.#server = await listen((request, response) => pages.#answer(request, response))
    return pages
  }

  /** The address of the site. */
  get origin(): string {
    return this.#server?.origin ?? ''
  }

  /** Starts no instance any more. */
  async takeDown(): Promise<void> {
    this.#isDown = true
    await this.end()
  }

  /** Answers later, in milliseconds. */
  delay(ms: number): void {
    this.#delayMs = ms
  }

  /** Lets the instance stand still, or go on. */
  async signal(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
    const { process } = await this.#started()
    process.kill(signal)
  }

  /** Asks for a page until the instance has ended by itself. */
  async useUp(path: string): Promise<void> {
    const { process } = await this.#started()
    while (process.exitCode === null && process.signalCode === null) {
      await fetch(`${this.origin}${path}`)
    }
  }

  /** Ends the instance: the next request starts another. */
  async end(): Promise<void> {
    const instance = await this.#instance
    this.#instance = undefined
    if (!instance || instance.process.exitCode !== null || instance.process.signalCode !== null) {
      return
    }
    instance.process.kill('SIGKILL')
    await once(instance.process, 'exit')
  }

  heal(): void {
    this.#isDown = false
    this.#delayMs = 0
  }

  async close(): Promise<void> {
    await this.takeDown()
    await this.#server?.close()
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // The name of any file has a dot.
    const isPage = !request.url?.includes('.')
    if (isPage && this.#isDown) throw new Error('No instance can be started')
    const { origin } = isPage ? await this.#started() : { origin: siteUrl }
    if (isPage) await new Promise((resolve) => setTimeout(resolve, this.#delayMs))
    const language = request.headers['accept-language']
    const answer = await fetch(`${origin}${request.url}`, {
      signal: AbortSignal.timeout(timeoutMs),
      ...(language && { headers: { 'accept-language': language } }),
    })
    const headers = Object.fromEntries(
      [...answer.headers].filter(
        ([name]) => !/^(content-encoding|content-length|transfer-)/.test(name),
      ),
    )
    if (!isPage) {
      response.writeHead(answer.status, headers)
      response.end(Buffer.from(await answer.arrayBuffer()))
      return
    }
    const policy = (await fetch(`${siteUrl}/shell.html`)).headers.get('content-security-policy')
    response.writeHead(answer.status, { ...headers, 'content-security-policy': policy ?? '' })
    response.end(this.site.forBrowser(await answer.text()))
  }

  #started(): Promise<Instance> {
    this.#instance ??= start(this.site.origin).then((instance) => {
      instance.process.once('exit', () => {
        this.#instance = undefined
      })
      return instance
    })
    return this.#instance
  }
}

async function start(siteOrigin: string): Promise<Instance> {
  const child = spawn(process.execPath, ['--max-old-space-size=96', ...program], {
    env: { ...process.env, NODE_ENV: 'production', SITE_ORIGIN: siteOrigin },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  for await (const line of createInterface(child.stdout)) {
    const [, port] = /^port (\d+)$/.exec(line) ?? []
    if (port) return { process: child, origin: `http://127.0.0.1:${port}` }
  }
  throw new Error('The page function did not start')
}
