import { once } from 'node:events'
import type { Server } from 'node:net'

/** Opens a server on a free port. @returns its host and port */
export async function listen(server: Server): Promise<string> {
  server.listen(0)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `localhost:${address.port}`
}
