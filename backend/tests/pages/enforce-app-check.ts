import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Firestore with App Check enforced, which the emulator is not: requests have a proof, or are a server's. */
export async function enforceAppCheck(emulator: string) {
  const server = createServer((request, response) => {
    const forward = async () => {
      if (!isProven(request)) return response.writeHead(403).end(refusal)
      const body = await bodyOf(request)
      const { authorization = '' } = request.headers
      const answer = await fetch(`http://${emulator}${request.url}`, {
        method: request.method ?? 'GET',
        headers: { 'Content-Type': 'application/json', authorization },
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      })
      return response.writeHead(answer.status).end(await answer.text())
    }
    forward().catch((error: unknown) => response.destroy(Error(String(error))))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = addressOf(server.address())
  return {
    host: '127.0.0.1',
    port,
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const refusal = JSON.stringify({ error: { code: 403, status: 'PERMISSION_DENIED', message: '' } })

function isProven({ headers }: IncomingMessage): boolean {
  return headers['x-firebase-appcheck'] !== undefined || headers.authorization === 'Bearer owner'
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('It has no port')
  return address
}
