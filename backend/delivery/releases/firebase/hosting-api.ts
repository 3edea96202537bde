import * as v from 'valibot'

import { inGroups } from '#functions/base/in-groups.ts'
import { CommandError } from '#base/command-error.ts'

/** Headers and rewrites of a site, in the format of the REST API. */
export type VersionConfig = Readonly<Record<string, unknown>>

/** The files of a site: for each path the SHA-256, in hex, of the gzipped content. */
export type FileHashes = ReadonlyMap<string, string>

export type SiteVersion = { readonly config: VersionConfig; readonly files: FileHashes }

/** The part of Firebase Hosting's REST API, v1beta1, that is used. */
export type HostingApi = {
  /** What visitors of a site get now; undefined before the first release. */
  live(site: string): Promise<SiteVersion | undefined>
  /**
   * Replaces all files of a site at once. Files that the site has had before are not uploaded again.
   *
   * @param contentOf the gzipped content with a hash
   */
  publish(
    site: string,
    version: SiteVersion,
    contentOf: (hash: string) => Uint8Array,
  ): Promise<void>
}

type Options = {
  /** An OAuth token for Google Cloud. */
  readonly token: () => Promise<string>
  /** The project whose quota the requests use. */
  readonly projectId: string
  readonly origin?: string
}

/** The limit of files in one request. */
const filesPerRequest = 1000
const uploadsAtOnce = 10

const releasesSchema = v.object({
  releases: v.optional(
    v.array(
      v.object({
        version: v.object({
          name: v.string(),
          config: v.optional(v.record(v.string(), v.unknown()), {}),
        }),
      }),
    ),
    [],
  ),
})
const filesSchema = v.object({
  files: v.optional(v.array(v.object({ path: v.string(), hash: v.string() })), []),
  nextPageToken: v.optional(v.string(), ''),
})
const createdSchema = v.object({ name: v.string() })
const populatedSchema = v.object({
  uploadRequiredHashes: v.optional(v.array(v.string()), []),
  uploadUrl: v.string(),
})

/** The REST API as documented: this has not been tried with the real service. */
export function createHostingApi({
  token,
  projectId,
  origin = 'https://firebasehosting.googleapis.com',
}: Options): HostingApi {
  async function send(method: string, address: string, body?: object | Uint8Array<ArrayBuffer>) {
    const isFile = body instanceof Uint8Array
    const response = await fetch(address, {
      method,
      headers: {
        Authorization: `Bearer ${await token()}`,
        'X-Goog-User-Project': projectId,
        'Content-Type': isFile ? 'application/octet-stream' : 'application/json',
      },
      ...(body && { body: isFile ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    if (response.ok) return text
    throw new CommandError(
      `Firebase Hosting answered ${response.status} to ${method} ${address}: ${text}`,
    )
  }

  async function request<Schema extends v.GenericSchema>(
    schema: Schema,
    method: string,
    path: string,
    body?: object,
  ): Promise<v.InferOutput<Schema>> {
    return v.parse(schema, JSON.parse(await send(method, `${origin}/v1beta1/${path}`, body)))
  }

  async function filesOf(version: string, pageToken = ''): Promise<readonly [string, string][]> {
    const page = new URLSearchParams({ pageSize: '1000', ...(pageToken && { pageToken }) })
    const { files, nextPageToken } = await request(filesSchema, 'GET', `${version}/files?${page}`)
    const named = files.map(({ path, hash }): [string, string] => [path, hash])
    return nextPageToken === '' ? named : [...named, ...(await filesOf(version, nextPageToken))]
  }

  return {
    async live(site) {
      const path = `sites/${site}/channels/live/releases?pageSize=1`
      const [newest] = (await request(releasesSchema, 'GET', path)).releases
      if (!newest) return undefined
      const { name, config } = newest.version
      return { config, files: new Map(await filesOf(name)) }
    },

    async publish(site, { config, files }, contentOf) {
      const { name } = await request(createdSchema, 'POST', `sites/${site}/versions`, { config })
      for (const batch of inGroups([...files], filesPerRequest)) {
        // In sequence, so that no hash is requested twice.
        const { uploadRequiredHashes, uploadUrl } = await request(
          populatedSchema,
          'POST',
          `${name}:populateFiles`,
          { files: Object.fromEntries(batch) },
        )
        for (const hashes of inGroups(uploadRequiredHashes, uploadsAtOnce)) {
          await Promise.all(
            hashes.map((hash) =>
              send('POST', `${uploadUrl}/${hash}`, new Uint8Array(contentOf(hash))),
            ),
          )
        }
      }
      await request(createdSchema, 'PATCH', `${name}?updateMask=status`, { status: 'FINALIZED' })
      const release = new URLSearchParams({ versionName: name })
      await request(createdSchema, 'POST', `sites/${site}/channels/live/releases?${release}`, {})
    },
  }
}
