import { createHash } from 'node:crypto'

import type { Page, Route } from '@playwright/test'

import type { Hashes } from '#fixtures/hashes.ts'
import { hashOf, requiring } from '#fixtures/hashes.ts'
import { persistent } from '#fixtures/persistent.ts'
import type { RemoteName } from '#fixtures/remotes.ts'

type Release = {
  readonly entry: string
  readonly integrity?: string
  readonly hashes?: Hashes
  readonly preload: Readonly<Record<string, readonly string[]>>
  readonly texts: Readonly<Record<string, readonly string[]>>
}

type Registered = { readonly current: string; readonly releases: Readonly<Record<string, Release>> }

type Registry = { readonly remotes: Readonly<Record<string, Registered>> }

/** Answers a request to a remote's site; without an answer the request hangs. */
export type Answer = (route: Route, file: string) => Promise<void> | undefined

/** The answer to a request for the registry. */
type RegistryAnswer = (route: Route) => Promise<void> | undefined

export const asItIs: Answer = (route) => route.continue()

/** A remote as one browser sees it: its files, and its entry in the registry. */
export class Part {
  readonly name: RemoteName
  readonly #origin: string
  readonly #live: Registered
  #answer: Answer = asItIs
  #answerRegistry: RegistryAnswer = (route) => route.continue()
  readonly #goAhead = signal()
  #next: { readonly version: string; readonly container: string } | undefined

  private constructor(name: RemoteName, live: Registered, origin: string) {
    this.name = name
    this.#live = live
    this.#origin = origin
  }

  static async of(page: Page, name: RemoteName): Promise<Part> {
    const answer = await page.request.get('/remotes.json', persistent)
    const { remotes }: Registry = await answer.json()
    const live = remotes[name]
    const release = live?.releases[live.current]
    if (!release) throw new Error(`The registry knows no ${name}`)
    const part = new Part(name, live, new URL(release.entry).origin)
    await page.route(`${part.#origin}/**`, (route) => part.#answerFile(route))
    await page.route('**/remotes.json', (route) => part.#answerRegistry(route))
    return part
  }

  /** Answers requests for files of the live release from now on. */
  answerFiles(answer: Answer): void {
    this.#answer = answer
  }

  /** Delays requests for files until they are released. */
  holdFiles(): void {
    this.#answer = async (route) => {
      await this.#goAhead.promise
      await route.continue()
    }
  }

  letFilesGo(): void {
    this.#answer = asItIs
    this.#goAhead.resolve()
  }

  answerRegistry(answer: RegistryAnswer): void {
    this.#answerRegistry = answer
  }

  /** Changes the remote's entry in the registry from now on. */
  register(registered: unknown): void {
    this.#answerRegistry = async (route) => {
      const response = await route.fetch(persistent)
      const registry: Registry = await response.json()
      const remotes = { ...registry.remotes, [this.name]: registered }
      await route.fulfill({ response, json: { ...registry, remotes } })
    }
  }

  /** Registers a release with a corrupt container, and the live one as its fallback. */
  async releaseCorrupted(): Promise<void> {
    const tampered = await this.#anotherRelease()
    this.register({
      current: tampered.version,
      releases: {
        ...this.#live.releases,
        [tampered.version]: { ...tampered.release, integrity: `sha256-${'A'.repeat(43)}=` },
      },
    })
  }

  /** Replaces the live release by a sound one; the files of the live one do not change. */
  async releaseAnother(): Promise<void> {
    const { version, release } = await this.#anotherRelease()
    this.register({ current: version, releases: { ...this.#live.releases, [version]: release } })
  }

  async #anotherRelease(): Promise<{ version: string; release: Release }> {
    const { current, releases } = this.#live
    const release = releases[current]
    if (!release) throw new Error(`The registry does not know what is live of ${this.name}`)
    const version = `${current.slice(0, -8)}${idOfNext(current)}`
    const toNext = (url: string) => url.replace(current, version)
    const read = async (path: string) => await (await fetch(new URL(path, release.entry))).text()
    const { hashes: before }: { readonly hashes: Hashes } = JSON.parse(await read('release.json'))
    const after = Object.fromEntries(
      await Promise.all(
        Object.keys(before).map(
          async (path) => [path, hashOf(this.#ofNext(await read(path)))] as const,
        ),
      ),
    )
    const container = requiring(this.#ofNext(await read(release.entry)), before, after)
    this.#next = { version, container }
    const hashesOfNext = Object.entries(after).map(([path, hash]) => [
      toNext(new URL(path, release.entry).href),
      hash,
    ])
    const filesOfNext = (lists: Release['preload']) =>
      Object.fromEntries(Object.entries(lists).map(([key, files]) => [key, files.map(toNext)]))
    return {
      version,
      release: {
        ...release,
        entry: toNext(release.entry),
        integrity: hashOf(container),
        hashes: Object.fromEntries(hashesOfNext),
        preload: filesOfNext(release.preload),
        texts: filesOfNext(release.texts),
      },
    }
  }

  /** A script of another build: the builds of a remote differ in a global name. */
  #ofNext(script: string): string {
    return script.replaceAll(this.#live.current.slice(-8), idOfNext(this.#live.current))
  }

  async #answerFile(route: Route): Promise<void> {
    const url = route.request().url()
    const next = this.#next
    if (!next || !url.includes(`/${next.version}/`)) {
      await this.#answer(route, new URL(url).pathname)
      return
    }
    const response = await route.fetch({
      ...persistent,
      url: url.replace(next.version, this.#live.current),
    })
    const isContainer = url.includes('/remoteEntry.js')
    const body = isContainer ? next.container : this.#ofNext(await response.text())
    await route.fulfill({ response, body })
  }
}

function idOfNext(version: string): string {
  return createHash('sha256').update(version).digest('hex').slice(0, 8)
}

function signal(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
