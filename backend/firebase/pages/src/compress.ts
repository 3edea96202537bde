import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { accepted } from './accepted.ts'

/** A page has up to 80 kB, a sixth of that compressed. Better levels take longer than they save. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const codings = {
  br: (text: string) => promisify(brotliCompress)(text, brotliOptions),
  gzip: (text: string) => promisify(gzip)(text),
} as const

type Compressed = {
  readonly body: Buffer | string
  readonly headers: Readonly<Record<string, string>>
}

/** A text in the shortest form that the browser accepts: Hosting promises to compress files only. */
export async function compress(text: string, headers: IncomingHttpHeaders): Promise<Compressed> {
  const known = accepted(String(headers['accept-encoding'] ?? ''))
  const coding = (['br', 'gzip'] as const).find((name) => known.includes(name))
  if (coding === undefined || text === '') return { body: text, headers: {} }
  return { body: await codings[coding](text), headers: { 'Content-Encoding': coding } }
}
