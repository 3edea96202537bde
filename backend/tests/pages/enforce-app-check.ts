import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

import { listen } from '#tests/listen.ts'

/** Firestore with App Check enforced, which the emulator is not: requests have a proof, or are a server's. */
export async function enforceAppCheck(emulator: string) {
  const server = createServer((request, response) => {
    const forward = async () => {
      if (!isProven(request)) return response.writeHead(403).end(refusal)
      const body = await buffer(request)
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
  const origin = `http://${await listen(server)}`
  const { hostname, port } = new URL(origin)
  return {
    host: hostname,
    port: Number(port),
    origin,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const refusal = JSON.stringify({ error: { code: 403, status: 'PERMISSION_DENIED', message: '' } })

function isProven({ headers }: IncomingMessage): boolean {
  return headers['x-firebase-appcheck'] !== undefined || headers.authorization === 'Bearer owner'
}
