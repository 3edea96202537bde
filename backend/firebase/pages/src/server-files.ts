import type { ServerFile } from '@adamarket/shared/contract/page-request.ts'
import * as v from 'valibot'

import type { Limits } from './download.ts'
import { download } from './download.ts'
import type { SharedModules } from './evaluate.ts'
import { evaluate } from './evaluate.ts'
import { ServerFileError } from './server-file-error.ts'

/** The evaluated files of releases, each cached until the registry no longer names it. */
export type ServerFiles<Exports> = {
  /**
   * The exports of a file; rejects with a {@link ServerFileError}. The signal ends the waiting, not the
   * download, which others may wait for. What failed is requested again by the next call.
   */
  load(server: ServerFile, signal: AbortSignal): Promise<Exports>
  /** Forgets every file that has none of these hashes. */
  keepOnly(hashes: ReadonlySet<string>): void
}

type Options<Exports> = {
  /** The modules that the files may require. Another shell has other modules, so it needs other `ServerFiles`. */
  readonly sharedModules: SharedModules
  /** The exports that each file must have. */
  readonly schema: v.GenericSchema<unknown, Exports>
  readonly limits?: Limits
}

/** The largest server.js has 0.3 MB. */
const defaultLimits: Limits = { timeoutMs: 3000, maxBytes: 2_000_000 }

export function createServerFiles<Exports>({
  sharedModules,
  schema,
  limits = defaultLimits,
}: Options<Exports>): ServerFiles<Exports> {
  const cached = new Map<
    string,
    { readonly integrity: string; readonly exports: Promise<Exports> }
  >()

  async function request(server: ServerFile): Promise<Exports> {
    const exports = evaluate(await download(server.file, limits), server, sharedModules)
    const parsed = v.safeParse(schema, exports)
    if (parsed.success) return parsed.output
    const [{ message }] = parsed.issues
    throw new ServerFileError('wrong-exports', `${server.file} exports something else: ${message}`)
  }

  return {
    load(server, signal) {
      const { integrity, releaseBase } = server
      // The same bytes in another release have other addresses.
      const key = `${integrity} ${releaseBase}`
      const entry = cached.get(key) ?? { integrity, exports: request(server) }
      cached.set(key, entry)
      entry.exports.catch(() => {
        if (cached.get(key) === entry) cached.delete(key)
      })
      return unlessAborted(entry.exports, signal)
    },
    keepOnly(hashes) {
      for (const [key, { integrity }] of cached) if (!hashes.has(integrity)) cached.delete(key)
    },
  }
}

function unlessAborted<Value>(coming: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    coming.then(resolve, reject)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
