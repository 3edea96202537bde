import type {
  ClientHttp2Stream,
  IncomingHttpHeaders,
  OutgoingHttpHeaders,
  ServerHttp2Stream,
} from 'node:http2'
import { connect, constants, createServer } from 'node:http2'

import { listen } from '#tests/listen.ts'

import type { MayCall } from './may-call.ts'

/** What Google asks for before it answers a method of Firestore. */
const permissions: Readonly<Record<string, readonly string[]>> = {
  BatchGetDocuments: ['get'],
  GetDocument: ['get'],
  BeginTransaction: ['get'],
  Rollback: ['get'],
  RunQuery: ['get', 'list'],
  RunAggregationQuery: ['get', 'list'],
  PartitionQuery: ['get', 'list'],
  ListDocuments: ['get', 'list'],
  ListCollectionIds: ['list'],
  Listen: ['get', 'list'],
  // Of the writes in it, one at least.
  Commit: ['update'],
  BatchWrite: ['update'],
}
const permissionDenied = {
  'grpc-status': '7',
  'grpc-message': 'Missing or insufficient permissions.',
}

/**
 * The Firestore emulator for an account that may not do everything: the emulator itself allows everything.
 *
 * @param emulator its host and port
 * @returns the host and port to use instead of the emulator's
 */
export async function startFirestoreWithRoles(emulator: string, mayCall: MayCall) {
  const upstream = connect(`http://${emulator}`)
  const server = createServer()
  server.on('session', (session) => {
    server.once('close', () => session.destroy())
  })
  server.on('stream', (stream, headers) => {
    if (isAllowed(headers, mayCall)) {
      forward(stream, upstream.request(passedOn(headers)))
      return
    }
    const answer = { ':status': 200, 'content-type': 'application/grpc', ...permissionDenied }
    stream.respond(answer, { endStream: true })
  })
  return {
    host: await listen(server),
    close: () => {
      upstream.destroy()
      server.close()
      server.emit('close')
    },
  }
}

function isAllowed(headers: IncomingHttpHeaders, mayCall: MayCall): boolean {
  const method = /\/google\.firestore\.v1\.Firestore\/(\w+)$/.exec(String(headers[':path']))?.[1]
  const resource = `${headers['google-cloud-resource-prefix']} ${headers['x-goog-request-params']}`
  const database = /\/databases\/([^/&\s]+)/.exec(decodeURIComponent(resource))?.[1]
  return (
    permissions[method ?? '']?.every((action) =>
      mayCall(`datastore.entities.${action}`, database),
    ) ?? false
  )
}

/** Without what belongs to the connection. */
function passedOn(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const { ':authority': _authority, ':scheme': _scheme, ...others } = headers
  return others
}

function forward(stream: ServerHttp2Stream, request: ClientHttp2Stream): void {
  let trailers: OutgoingHttpHeaders = {}
  request.on('response', (headers, flags) => {
    const isWhole = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0
    stream.respond(passedOn(headers), isWhole ? { endStream: true } : { waitForTrailers: true })
  })
  request.on('trailers', (headers) => {
    trailers = passedOn(headers)
  })
  stream.on('wantTrailers', () => stream.sendTrailers(trailers))
  stream.on('close', () => request.close())
  for (const one of [stream, request]) one.on('error', () => one.destroy())
  stream.pipe(request).pipe(stream)
}
