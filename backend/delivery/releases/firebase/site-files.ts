import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)

/** A file in the form that Hosting accepts. */
export type SiteFile = { readonly hash: string; readonly content: Uint8Array }

/** The files of a folder by their paths on a site. */
export async function readSiteFiles(
  folder: string,
  prefix = '',
): Promise<ReadonlyMap<string, SiteFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const files = await Promise.all(
    paths.map(async (path) => {
      const name = `${prefix}/${relative(folder, path).split(sep).join('/')}`
      return [name, await siteFile(await readFile(path))] as const
    }),
  )
  return new Map(files)
}

/** A content in the form that Hosting accepts: identified by the hash of the gzipped bytes. */
export async function siteFile(content: string | Uint8Array): Promise<SiteFile> {
  const gzipped = await compress(content, { level: 9 })
  return { hash: createHash('sha256').update(gzipped).digest('hex'), content: gzipped }
}
