import { once } from 'node:events'
import { createServer } from 'node:http'

import { createProxyServer } from 'http-proxy-3'

/** What Google asks for before it does what the Admin SDK requests. */
const permissions: Readonly<Record<string, string>> = {
  'accounts:lookup': 'firebaseauth.users.get',
  'accounts:update': 'firebaseauth.users.update',
  'accounts:delete': 'firebaseauth.users.delete',
}

/**
 * The Auth emulator for an account with these permissions alone: the emulator itself allows everything.
 *
 * @param emulator its host and port
 * @returns the host and port to use instead of the emulator's
 */
export async function startAuthWithRoles(emulator: string, allowed: ReadonlySet<string>) {
  const proxy = createProxyServer({ target: `http://${emulator}` })
  const server = createServer((request, response) => {
    const [path = ''] = request.url?.split('?') ?? []
    const permission = permissions[path.split('/').at(-1) ?? '']
    if (permission !== undefined && allowed.has(permission)) {
      proxy.web(request, response)
      return
    }
    response.writeHead(403, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ error: { code: 403, message: 'INSUFFICIENT_PERMISSION' } }))
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    host: `localhost:${address.port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
