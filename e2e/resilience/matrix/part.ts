import { createHash } from 'node:crypto'

import type { Registry, Release } from '@adamarket/shared/contract/registry.ts'
import type { Page, Route } from '@playwright/test'

import type { Hashes } from '#fixtures/hashes.ts'
import { hashOf, requiring } from '#fixtures/hashes.ts'
import { persistent } from '#fixtures/persistent.ts'
import type { Live } from '#fixtures/registry.ts'
import { liveOf, withEntry } from '#fixtures/registry.ts'
import type { RemoteName } from '#fixtures/remotes.ts'

/** Answers a request to a remote's site; without an answer the request hangs. */
export type Answer = (route: Route, file: string) => Promise<void> | undefined

/** Changes the text of a script. */
export type Change = (script: string) => string

/** The answer to a request for the registry. */
type RegistryAnswer = (route: Route) => Promise<void> | undefined

export const asItIs: Answer = (route) => route.continue()

/** A release that only one browser gets: the live one under another version, with changed scripts. */
type Build = {
  readonly version: string
  readonly release: Release
  readonly container: string
  readonly scriptOf: Change
}

/** A remote as one browser sees it: its files, and its entry in the registry. */
export class Part {
  readonly name: RemoteName
  readonly #live: Live
  #answer: Answer = asItIs
  #answerRegistry: RegistryAnswer = (route) => route.continue()
  readonly #goAhead = signal()
  readonly #builds: Build[] = []

  private constructor(name: RemoteName, live: Live) {
    this.name = name
    this.#live = live
  }

  static async of(page: Page, name: RemoteName): Promise<Part> {
    const answer = await page.request.get('/remotes.json', persistent)
    const live = liveOf(await answer.json(), name)
    const part = new Part(name, live)
    await page.route(`${live.origin}/**`, (route) => part.#answerFile(route))
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
      await route.fulfill({ response, json: withEntry(registry, this.name, registered) })
    }
  }

  /** Registers a release with a corrupt container, and the live one as its fallback. */
  async releaseCorrupted(): Promise<void> {
    const { version, release } = await this.#build(unchanged)
    const corrupt = { ...release, integrity: `sha256-${'A'.repeat(43)}=` }
    this.register({ current: version, releases: { ...this.#live.releases, [version]: corrupt } })
  }

  /** Replaces the live release by a sound one; the files of the live one do not change. */
  async releaseAnother(): Promise<void> {
    await this.releaseChanged(unchanged)
  }

  /** Replaces the live release by one with changed scripts and their hashes, and the live one as its fallback. */
  async releaseChanged(change: Change): Promise<void> {
    const { version, release } = await this.#build(change)
    this.register({ current: version, releases: { ...this.#live.releases, [version]: release } })
  }

  /** The same without a fallback, as for the first release of a remote. */
  async releaseAlone(change: Change): Promise<void> {
    const { version, release } = await this.#build(change)
    this.register({ current: version, releases: { [version]: release } })
  }

  async #build(change: Change): Promise<Build> {
    const { version: current, release } = this.#live
    const id = idOf(`${current} ${this.#builds.length}`)
    const version = `${current.slice(0, -8)}${id}`
    // The builds of a remote differ in a global name.
    const scriptOf: Change = (script) => change(script.replaceAll(current.slice(-8), id))
    const toNext = (url: string) => url.replace(current, version)
    const read = async (path: string) => await (await fetch(new URL(path, release.entry))).text()
    const { hashes: before }: { readonly hashes: Hashes } = JSON.parse(await read('release.json'))
    const after = Object.fromEntries(
      await Promise.all(
        Object.keys(before).map(
          async (path) => [path, hashOf(scriptOf(await read(path)))] as const,
        ),
      ),
    )
    const container = requiring(scriptOf(await read(release.entry)), before, after)
    const hashesOfNext = Object.entries(after).map(([path, hash]) => [
      toNext(new URL(path, release.entry).href),
      hash,
    ])
    const filesOfNext = (lists: Release['preload']) =>
      Object.fromEntries(Object.entries(lists).map(([key, files]) => [key, files.map(toNext)]))
    const build = {
      version,
      container,
      scriptOf,
      release: {
        ...release,
        entry: toNext(release.entry),
        integrity: hashOf(container),
        hashes: Object.fromEntries(hashesOfNext),
        preload: filesOfNext(release.preload),
        texts: filesOfNext(release.texts),
      },
    }
    this.#builds.push(build)
    return build
  }

  async #answerFile(route: Route): Promise<void> {
    const url = route.request().url()
    const build = this.#builds.find(({ version }) => url.includes(`/${version}/`))
    if (!build) {
      await this.#answer(route, new URL(url).pathname)
      return
    }
    const { version, container, scriptOf } = build
    const response = await route.fetch({
      ...persistent,
      url: url.replace(version, this.#live.version),
    })
    const isContainer = url.includes('/remoteEntry.js')
    const body = isContainer ? container : scriptOf(await response.text())
    await route.fulfill({ response, body })
  }
}

const unchanged: Change = (script) => script

function idOf(build: string): string {
  return createHash('sha256').update(build).digest('hex').slice(0, 8)
}

function signal(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
