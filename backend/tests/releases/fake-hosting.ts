import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

import * as v from 'valibot'

import { listen } from '#tests/listen.ts'

type Version = { config: unknown; files: Map<string, string>; isFinal: boolean }

const filesSchema = v.object({ files: v.record(v.string(), v.string()) })
const headersSchema = v.object({
  headers: v.optional(
    v.array(v.object({ glob: v.string(), headers: v.record(v.string(), v.string()) })),
    [],
  ),
})
const configSchema = v.object({ config: v.unknown() })

/** The number of files in one answer: small, so that every site has several pages. */
const pageSize = 2

/** The part of Firebase Hosting's REST API that is used, as strict as the real one is documented to be. */
export async function startFakeHosting() {
  const versions = new Map<string, Version>()
  /** The releases of each site, the newest last. */
  const releases = new Map<string, string[]>()
  const contents = new Map<string, Buffer>()
  const uploads: string[] = []

  const versionAt = (name: string) => {
    const version = versions.get(name)
    if (!version) throw new Error(`no ${name}`)
    return version
  }
  const liveOf = (site: string) => {
    const name = releases.get(site)?.at(-1)
    return name === undefined ? undefined : { name, ...versionAt(name) }
  }

  const answers: readonly [
    RegExp,
    (match: readonly string[], body: Buffer, url: URL) => unknown,
  ][] = [
    [
      /^GET \/v1beta1\/sites\/([^/]+)\/channels\/live\/releases$/,
      ([site = '']) => {
        const live = liveOf(site)
        if (!live) return {}
        return { releases: [{ version: { name: live.name, config: live.config } }] }
      },
    ],
    [
      /^GET \/v1beta1\/(sites\/[^/]+\/versions\/\d+)\/files$/,
      ([name = ''], _body, url) => {
        const from = Number(url.searchParams.get('pageToken') ?? 0)
        const files = [...versionAt(name).files].map(([path, hash]) => ({ path, hash }))
        const isLast = from + pageSize >= files.length
        return {
          files: files.slice(from, from + pageSize),
          ...(!isLast && { nextPageToken: String(from + pageSize) }),
        }
      },
    ],
    [
      /^POST \/v1beta1\/(sites\/[^/]+)\/versions$/,
      ([site = ''], body) => {
        const name = `${site}/versions/${versions.size + 1}`
        const { config } = v.parse(configSchema, JSON.parse(body.toString()))
        versions.set(name, { config, files: new Map(), isFinal: false })
        return { name }
      },
    ],
    [
      /^POST \/v1beta1\/(sites\/[^/]+\/versions\/\d+):populateFiles$/,
      ([name = ''], body, { origin }) => {
        const version = versionAt(name)
        if (version.isFinal) throw new Error('it is final')
        const { files } = v.parse(filesSchema, JSON.parse(body.toString()))
        for (const [path, hash] of Object.entries(files)) version.files.set(path, hash)
        const missing = new Set(Object.values(files).filter((hash) => !contents.has(hash)))
        return { uploadRequiredHashes: [...missing], uploadUrl: `${origin}/upload/${name}` }
      },
    ],
    [
      /^POST \/upload\/.*\/([0-9a-f]{64})$/,
      ([hash = ''], body) => {
        const actual = createHash('sha256').update(body).digest('hex')
        if (actual !== hash) throw new Error('the content has another hash')
        contents.set(hash, gunzipSync(body))
        uploads.push(hash)
        return {}
      },
    ],
    [
      /^PATCH \/v1beta1\/(sites\/[^/]+\/versions\/\d+)$/,
      ([name = '']) => {
        const version = versionAt(name)
        const isWhole = [...version.files.values()].every((hash) => contents.has(hash))
        if (!isWhole) throw new Error('files are missing')
        version.isFinal = true
        return { name }
      },
    ],
    [
      /^POST \/v1beta1\/sites\/([^/]+)\/channels\/live\/releases$/,
      ([site = ''], _body, url) => {
        const name = url.searchParams.get('versionName') ?? ''
        if (!versionAt(name).isFinal) throw new Error('it is not final')
        releases.set(site, [...(releases.get(site) ?? []), name])
        return { name: `sites/${site}/channels/live/releases/${releases.get(site)?.length}` }
      },
    ],
  ]

  /** Answers as the site does. */
  function serve(response: ServerResponse, site: string, path: string): void {
    const live = liveOf(site)
    const content = contents.get(live?.files.get(path) ?? '')
    const { headers } = v.parse(headersSchema, live?.config ?? {})
    for (const { glob, headers: rules } of headers) {
      if (glob !== '**') continue
      for (const [name, value] of Object.entries(rules)) response.setHeader(name, value)
    }
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html'
    response.writeHead(content ? 200 : 404, { 'Content-Type': type })
    response.end(content)
  }

  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
      const requestLine = `${request.method} ${url.pathname}`
      const [, site, path] = /^GET \/served\/([^/]+)(\/.*)$/.exec(requestLine) ?? []
      if (site !== undefined && path !== undefined) {
        serve(response, site, path)
        return
      }
      try {
        if (request.headers.authorization !== 'Bearer token') throw new Error('who are you?')
        const [pattern, answer] = answers.find(([form]) => form.test(requestLine)) ?? []
        if (!pattern || !answer) throw new Error(`nothing at ${requestLine}`)
        response.end(JSON.stringify(answer(pattern.exec(requestLine)?.slice(1) ?? [], body, url)))
      } catch (error) {
        response.writeHead(400).end(String(error))
      }
    })
  })
  const host = await listen(server)

  return {
    origin: `http://${host}`,
    /** The uploaded hashes, in order. */
    uploads,
    /** What visitors of a site get: contents by paths. */
    served: (site: string) =>
      Object.fromEntries(
        [...(liveOf(site)?.files ?? [])].map(([path, hash]) => [path, String(contents.get(hash))]),
      ),
    configOf: (site: string) => liveOf(site)?.config,
    releaseCount: (site: string) => releases.get(site)?.length ?? 0,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
