import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

import { CommandError } from '#base/command-error.ts'

/** What the page function evaluates, and the hash that it must have. */
const server = v.object({ file: v.string(), integrity: v.string() })

const schema = v.object({
  /** The version, `0.1.0-ab12cd34`, which is also the name of the release's folder. */
  version: v.pipe(v.string(), v.regex(/^[\w.-]+$/), v.notValues(['.', '..'])),
  contract: v.string(),
  /** The services of the shell that its scripts name; absent in builds from before they were recorded. */
  services: v.exactOptional(v.array(v.string())),
  /** What the container exposes. */
  exposes: v.array(v.string()),
  entry: v.string(),
  /** The hash of the container. */
  integrity: v.string(),
  /** Whether the container works without Module Federation's runtime; absent in builds from before. */
  native: v.exactOptional(v.boolean()),
  /** The hashes of all other scripts and styles, by path. */
  hashes: v.record(v.string(), v.string()),
  paths: v.array(v.string()),
  preload: v.record(v.string(), v.array(v.string())),
  /** The files of the texts, by language. */
  texts: v.record(v.string(), v.array(v.string())),
  server,
})

/** What `release.json` says about the build of a remote. */
export type Release = v.InferOutput<typeof schema>

const shellSchema = v.object({ version: v.string(), contract: v.string(), server })

/** What `release.json` says about the build of the shell. */
export type ShellRelease = v.InferOutput<typeof shellSchema>

/** Reads the `release.json` of a build of the shell. @throws CommandError when it is missing or invalid */
export async function readShellRelease(folder: string): Promise<ShellRelease> {
  return await readBuild(shellSchema, folder)
}

/** Reads the `release.json` of a build. @throws CommandError when it is missing or invalid */
export async function readRelease(folder: string): Promise<Release> {
  return await readBuild(schema, folder)
}

async function readBuild<Schema extends v.GenericSchema>(
  form: Schema,
  folder: string,
): Promise<v.InferOutput<Schema>> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch((cause: unknown) => {
    throw new CommandError(`${folder} has no build: ${String(cause)}`)
  })
  try {
    return v.parse(form, JSON.parse(text))
  } catch (cause) {
    throw new CommandError(`The release.json in ${folder} is not one of a build: ${String(cause)}`)
  }
}
