import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'

import { createProxyServer } from 'http-proxy-3'

import { listen } from '#tests/listen.ts'

import type { MayCall } from './may-call.ts'

/** What Google asks for before it does what a request wants; undefined for a request that the fake does not know. */
type PermissionOf = (method: string, path: string) => string | undefined

/** The Admin SDK's requests to Auth. */
export const permissionInAuth: PermissionOf = (_method, path) => {
  const actions: Readonly<Record<string, string>> = {
    lookup: 'get',
    update: 'update',
    delete: 'delete',
  }
  const action = actions[/accounts:(\w+)$/.exec(path)?.[1] ?? '']
  return action && `firebaseauth.users.${action}`
}

/** Those of the Cloud client to Storage. */
export const permissionInStorage: PermissionOf = (method, path) => {
  const actions: Readonly<Record<string, string>> = {
    // Uploads and copies.
    POST: 'create',
    GET: path.endsWith('/o') ? 'list' : 'get',
    PATCH: 'update',
    DELETE: 'delete',
  }
  const action = actions[method]
  return action && `storage.objects.${action}`
}

/** Releases on Hosting. */
export const permissionInHosting: PermissionOf = (method) =>
  `firebasehosting.sites.${method === 'GET' ? 'get' : 'update'}`

/**
 * An emulator or a fake for an account that may not do everything: they themselves allow everything.
 *
 * @param target its host and port
 * @returns the host and port to use instead
 */
export async function startHttpWithRoles(
  target: string,
  permissionOf: PermissionOf,
  mayCall: MayCall,
) {
  const proxy = createProxyServer({ target: `http://${target}` })
  const isAllowed = ({ method = '', url = '' }: IncomingMessage) => {
    const permission = permissionOf(method, url.split('?')[0] ?? '')
    return permission !== undefined && mayCall(permission)
  }
  const server = createServer((request, response) => {
    if (isAllowed(request)) {
      proxy.web(request, response)
      return
    }
    response.writeHead(403, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ error: { code: 403, message: 'INSUFFICIENT_PERMISSION' } }))
  })
  return {
    host: await listen(server),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
