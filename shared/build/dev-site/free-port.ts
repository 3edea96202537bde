import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port that no program uses. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, 'localhost'), 'listening')
  const address = server.address()
  await once(server.close(), 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}
