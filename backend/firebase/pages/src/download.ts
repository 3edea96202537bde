import { ServerFileError } from './server-file-error.ts'

export type Limits = {
  /** For the whole download. */
  readonly timeoutMs: number
  readonly maxBytes: number
}

/**
 * Downloads a file.
 *
 * @throws ServerFileError
 */
export async function download(address: string, limits: Limits): Promise<Uint8Array> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(limits.timeoutMs) })
    if (response.ok && response.body) return await read(response.body, address, limits)
    await response.body?.cancel()
    const reason = response.status === 404 ? 'not-found' : 'unavailable'
    throw new ServerFileError(reason, `${address} answered ${response.status}`)
  } catch (cause) {
    if (cause instanceof ServerFileError) throw cause
    throw new ServerFileError('unavailable', `${address} did not arrive: ${String(cause)}`, {
      cause,
    })
  }
}

async function read(
  body: ReadableStream<Uint8Array>,
  address: string,
  { maxBytes }: Limits,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) {
      throw new ServerFileError('too-large', `${address} has more than ${maxBytes} bytes`)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
