import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'

import * as v from 'valibot'

import { listen } from '#tests/listen.ts'

type Resource = Record<string, unknown>

/** What a project has, by the names of the resources. */
export type FakeProject = {
  functions: Map<string, Resource>
  /** The contents of rules by the names of their rulesets. */
  rulesets: Map<string, string>
  /** The names of rulesets by those of the releases. */
  releases: Map<string, string>
  indexes: Resource[]
  fields: Map<string, Resource>
  repositories: Map<string, Resource>
  /** The entries of its log, the newest last. */
  logged: Resource[]
  /** Answers to other requests to read, by their addresses without `https://` and query. */
  settings: Map<string, unknown>
}

type Answer = (match: readonly string[], body: Resource, url: URL) => unknown

const bodySchema = v.record(v.string(), v.unknown())
const nameSchema = v.looseObject({ name: v.string() })
const rulesetSchema = v.object({
  source: v.object({ files: v.tuple([v.object({ content: v.string() })]) }),
})
const releaseSchema = v.object({ name: v.string(), rulesetName: v.string() })
const updateSchema = v.object({ release: releaseSchema })
const fieldsSchema = v.object({
  fields: v.array(v.looseObject({ fieldPath: v.string(), order: v.optional(v.string()) })),
})
const indexesSchema = v.looseObject({ indexes: v.array(bodySchema) })

/** Firestore ends each index with the documents' names. */
function withName(fields: v.InferOutput<typeof fieldsSchema>['fields']) {
  const last = fields.at(-1)
  return last?.fieldPath === '__name__'
    ? fields
    : [...fields, { fieldPath: '__name__', order: last?.order ?? 'ASCENDING' }]
}

class NotFound extends Error {}

export function emptyProject(): FakeProject {
  return {
    functions: new Map(),
    rulesets: new Map(),
    releases: new Map(),
    indexes: [],
    fields: new Map(),
    repositories: new Map(),
    logged: [],
    settings: new Map(),
  }
}

/**
 * The services that a deployment calls, with the requests that firebase-tools and our code make; the path of
 * a request begins with the host of the service. An unknown request to change something gets a 404 and is
 * noted.
 */
export async function startFakeGoogle() {
  let project = emptyProject()
  /** Requests that change something, in order. */
  const changes: string[] = []
  const unknown: string[] = []
  /** The hosts of the services that were called. */
  const requestedHosts = new Set<string>()
  let failing: RegExp | undefined

  const finished = (name: string, response: unknown) => {
    project.settings.set(name, { name, done: true, response })
    return { name }
  }
  const found = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new NotFound()
    return value
  }
  const storeFunction = (host: string, name: string, body: Resource) => {
    const [, , , region = '', , id = ''] = name.split('/')
    const service = name.replace('/functions/', '/services/')
    const isFirstGeneration = host.endsWith('/v1')
    const stored: Resource = {
      ...project.functions.get(name),
      ...body,
      name,
      ...(isFirstGeneration
        ? { status: 'ACTIVE', environment: 'GEN_1' }
        : { state: 'ACTIVE', environment: 'GEN_2', url: `https://${region}.example/${id}` }),
    }
    if (!isFirstGeneration) {
      const config = v.parse(v.optional(bodySchema, {}), stored['serviceConfig'])
      stored['serviceConfig'] = { ...config, service, uri: stored['url'] }
    }
    project.functions.set(name, stored)
    const operation = `operations/${project.settings.size}`
    finished(`${host}/${operation}`, stored)
    return { name: operation }
  }

  const functions = '(cloudfunctions[.]googleapis[.]com/v[12])'
  const routes: readonly (readonly [RegExp, Answer])[] = [
    [/^POST token[.]googleapis[.]com\//, () => ({ access_token: 'token', expires_in: 3600 })],
    [
      new RegExp(`^GET ${functions}/projects/[^/]+/locations/-/functions$`),
      ([host = ''], _body, url) => {
        const all = [...project.functions.values()]
        const isFirstGeneration = host.endsWith('/v1')
        const wanted = isFirstGeneration
          ? 'GEN_1'
          : /GEN_\d/.exec(url.searchParams.get('filter') ?? '')?.[0]
        return {
          functions: all.filter(({ environment }) => !wanted || environment === wanted),
        }
      },
    ],
    [
      new RegExp(
        `^POST ${functions}/(projects/[^/]+/locations/[^/]+/functions):generateUploadUrl$`,
      ),
      (_match, _body, { origin }) => ({
        uploadUrl: `${origin}/storage.googleapis.com/upload`,
        storageSource: { bucket: 'sources', object: 'source.zip' },
      }),
    ],
    [/^PUT storage[.]googleapis[.]com\/upload$/, () => ({})],
    [
      new RegExp(`^POST ${functions}/(projects/[^/]+/locations/[^/]+/functions)$`),
      ([host = '', parent = ''], body, url) => {
        const id = url.searchParams.get('functionId')
        return storeFunction(host, id ? `${parent}/${id}` : v.parse(nameSchema, body).name, body)
      },
    ],
    [
      new RegExp(`^PATCH ${functions}/(projects/[^/]+/locations/[^/]+/functions/[^/]+)$`),
      ([host = '', name = ''], body) => storeFunction(host, name, body),
    ],
    [
      new RegExp(`^DELETE ${functions}/(projects/[^/]+/locations/[^/]+/functions/[^/]+)$`),
      ([host = '', name = '']) => {
        project.functions.delete(name)
        const operation = `operations/${project.settings.size}`
        finished(`${host}/${operation}`, {})
        return { name: operation }
      },
    ],
    [
      /^GET firebaserules[.]googleapis[.]com\/v1\/projects\/[^/]+\/releases$/,
      () => ({
        releases: [...project.releases].map(([name, rulesetName]) => ({
          name,
          rulesetName,
          createTime: '2026-11-01T00:00:00Z',
        })),
      }),
    ],
    [
      /^GET firebaserules[.]googleapis[.]com\/v1\/(projects\/[^/]+\/releases\/.+)$/,
      ([name = '']) => ({ name, rulesetName: found(project.releases.get(name)) }),
    ],
    [
      /^GET firebaserules[.]googleapis[.]com\/v1\/(projects\/[^/]+\/rulesets\/.+)$/,
      ([name = '']) => ({
        name,
        source: { files: [{ name: 'rules', content: found(project.rulesets.get(name)) }] },
      }),
    ],
    [/^POST firebaserules[.]googleapis[.]com\/v1\/projects\/[^/]+:test$/, () => ({})],
    [
      /^POST firebaserules[.]googleapis[.]com\/v1\/(projects\/[^/]+\/rulesets)$/,
      ([parent = ''], body) => {
        const name = `${parent}/${project.rulesets.size + 1}`
        project.rulesets.set(name, v.parse(rulesetSchema, body).source.files[0].content)
        return { name }
      },
    ],
    [
      /^PATCH (identitytoolkit[.]googleapis[.]com\/admin\/v2\/projects\/[^/]+\/config)$/,
      ([name = ''], body) => {
        const before = v.parse(bodySchema, found(project.settings.get(name)))
        project.settings.set(name, { ...before, ...body })
        return project.settings.get(name)
      },
    ],
    [
      /^PATCH firebaserules[.]googleapis[.]com\/v1\/(projects\/[^/]+\/releases\/.+)$/,
      ([name = ''], body) => {
        found(project.releases.get(name))
        project.releases.set(name, v.parse(updateSchema, body).release.rulesetName)
        return { name }
      },
    ],
    [
      /^POST firebaserules[.]googleapis[.]com\/v1\/projects\/[^/]+\/releases$/,
      (_match, body) => {
        const { name, rulesetName } = v.parse(releaseSchema, body)
        project.releases.set(name, rulesetName)
        return { name }
      },
    ],
    [
      /^GET firestore[.]googleapis[.]com\/v1\/.+\/collectionGroups\/-\/indexes$/,
      () => ({ indexes: build(project.indexes) }),
    ],
    [
      /^POST firestore[.]googleapis[.]com\/v1\/(.+\/collectionGroups\/[^/]+\/indexes)$/,
      ([parent = ''], body) => {
        const name = `${parent}/${project.indexes.length + 1}`
        const { fields } = v.parse(fieldsSchema, body)
        project.indexes.push({ ...body, name, fields: withName(fields), state: 'CREATING' })
        return { name: 'operations/index' }
      },
    ],
    [
      /^GET firestore[.]googleapis[.]com\/v1\/.+\/collectionGroups\/-\/fields$/,
      () => ({
        fields: [...project.fields].map(([name, config]) => ({ name, indexConfig: config })),
      }),
    ],
    [
      /^PATCH firestore[.]googleapis[.]com\/v1\/(.+\/collectionGroups\/[^/]+\/fields\/.+)$/,
      ([name = ''], { indexConfig }) => {
        const { indexes, ...rest } = v.parse(indexesSchema, indexConfig)
        project.fields.set(name, {
          ...rest,
          indexes: indexes.map((index) => ({ ...index, state: 'READY' })),
        })
        return { name: 'operations/field' }
      },
    ],
    [
      /^GET artifactregistry[.]googleapis[.]com\/v1\/(projects\/.+\/repositories\/[^/]+)$/,
      ([name = '']) => ({ name, ...found(project.repositories.get(name)) }),
    ],
    [
      /^POST artifactregistry[.]googleapis[.]com\/v1\/(projects\/.+\/repositories)$/,
      ([parent = ''], body, url) => {
        project.repositories.set(`${parent}/${url.searchParams.get('repositoryId')}`, body)
        finished('artifactregistry.googleapis.com/v1/operations/repository', {})
        return { name: 'operations/repository', done: false }
      },
    ],
    [
      /^PATCH artifactregistry[.]googleapis[.]com\/v1\/(projects\/.+\/repositories\/[^/]+)$/,
      ([name = ''], body) => {
        const changed = { ...found(project.repositories.get(name)), ...body }
        project.repositories.set(name, changed)
        return changed
      },
    ],
    [
      /^GET serviceusage[.]googleapis[.]com\/v1\/projects\/[^/]+\/services:batchGet$/,
      (_match, _body, url) => ({
        services: url.searchParams
          .getAll('names')
          .filter((name) => !project.settings.has(`disabled ${name.split('/').at(-1)}`))
          .map((name) => ({ name, state: 'ENABLED' })),
      }),
    ],
    [/^GET serviceusage[.]googleapis[.]com\/.+\/services\/[^/:]+$/, () => ({ state: 'ENABLED' })],
    [
      /^POST serviceusage[.]googleapis[.]com\/.+:generateServiceIdentity$/,
      () => ({ name: 'operations/identity', done: true }),
    ],
    [/^POST run[.]googleapis[.]com\/v1\/.+:setIamPolicy$/, () => ({ bindings: [] })],
    [
      /^(?:GET|POST) (.+:getIamPolicy)$/,
      ([name = '']) => project.settings.get(name) ?? { bindings: [] },
    ],
    [/^POST cloudfunctions[.]googleapis[.]com\/v1\/.+:setIamPolicy$/, () => ({ bindings: [] })],
    [
      /^POST cloudresourcemanager[.]googleapis[.]com\/v1\/projects\/[^/]+:setIamPolicy$/,
      () => ({ bindings: [], etag: '', version: 3 }),
    ],
    [
      /^POST (cloudscheduler[.]googleapis[.]com\/v1\/projects\/[^/]+\/locations\/[^/]+\/jobs)$/,
      (_match, body) => {
        const { name } = v.parse(nameSchema, body)
        project.settings.set(`cloudscheduler.googleapis.com/v1/${name}`, body)
        return body
      },
    ],
    [
      /^GET (firebaseextensions[.]googleapis[.]com\/.+\/instances)$/,
      ([name = '']) => project.settings.get(name) ?? { instances: [] },
    ],
    [
      /^POST logging[.]googleapis[.]com\/v2\/entries:write$/,
      (_match, body) => {
        const { entries } = v.parse(v.object({ entries: v.array(bodySchema) }), body)
        project.logged.push(
          ...entries.map((entry) => ({ ...entry, timestamp: new Date().toISOString() })),
        )
        return {}
      },
    ],
    [
      /^POST logging[.]googleapis[.]com\/v2\/entries:list$/,
      (_match, { filter }) => {
        const promise = /jsonPayload[.]promise="(\w+)"/.exec(String(filter))?.[1]
        return {
          entries: project.logged
            .filter(({ jsonPayload }) =>
              isDeepStrictEqual(jsonPayload, { message: 'A promise is kept', promise }),
            )
            .toReversed(),
        }
      },
    ],
    // Google's machines find their credentials there.
    [
      /^GET computeMetadata\/v1\/.+\/token$/,
      () => ({ access_token: 'token', expires_in: 3600, token_type: 'Bearer' }),
    ],
    [/^GET computeMetadata\//, () => 'default'],
    [/^GET (.+)$/, ([name = '']) => found(project.settings.get(name))],
  ]

  /** Whatever is being built is ready at the next request. */
  function build(indexes: Resource[]): readonly Resource[] {
    const now = indexes.map((index) => ({ ...index }))
    for (const index of indexes) if (index['state'] === 'CREATING') index['state'] = 'READY'
    return now
  }

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
      const path = decodeURI(url.pathname).slice(1)
      const wanted = `${request.method} ${path}`
      requestedHosts.add(path.split('/')[0] ?? '')
      if (
        request.method !== 'GET' &&
        !/ token[.]|:(?:test|generate|getIamPolicy|list)/.test(wanted)
      )
        changes.push(wanted)
      const send = (status: number, answer: unknown) =>
        response
          .writeHead(status, { 'Content-Type': 'application/json', 'Metadata-Flavor': 'Google' })
          .end(JSON.stringify(answer))
      if (failing?.test(wanted)) {
        failing = undefined
        send(400, { error: { message: 'failed on purpose' } })
        return
      }
      const [pattern, answer] = routes.find(([form]) => form.test(wanted)) ?? []
      try {
        if (!pattern || !answer) {
          unknown.push(wanted)
          throw new NotFound()
        }
        send(200, answer(pattern.exec(wanted)?.slice(1) ?? [], body, url))
      } catch (error) {
        if (!(error instanceof NotFound)) throw error
        send(404, { error: { code: 404, message: 'not found' } })
      }
    })
  })
  const host = await listen(server)

  return {
    origin: `http://${host}`,
    changes,
    /** Requests that this fake does not know. */
    unknown,
    requestedHosts,
    /** Makes the next request like this fail. */
    fail: (pattern: RegExp) => {
      failing = pattern
    },
    /** Continues with another project. */
    reset: (next: FakeProject) => {
      project = next
      changes.length = 0
      unknown.length = 0
      failing = undefined
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function bodyOf(request: IncomingMessage): Promise<Resource> {
  const isJson = request.headers['content-type']?.includes('json')
  const body = await text(request)
  return isJson && body !== '' ? v.parse(bodySchema, JSON.parse(body)) : {}
}
