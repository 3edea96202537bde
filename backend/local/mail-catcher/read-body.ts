import type { IncomingMessage } from 'node:http'

/** The email service accepts requests of about this size, in bytes. */
const maxBytes = 1_000_000

/** Reads the body of a request. Rejects when it is larger than the service accepts. */
export async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > maxBytes) throw new Error(`The request is larger than ${maxBytes} bytes`)
    chunks.push(bytes)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** The fields of a multipart form, by name. Rejects when the body is something else. */
export async function readForm(request: IncomingMessage): Promise<Record<string, unknown>> {
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data')) throw new Error(`Not a multipart form: ${type}`)
  const body = await readBody(request)
  const form = await new Response(body, { headers: { 'content-type': type } }).formData()
  return Object.fromEntries(form)
}
