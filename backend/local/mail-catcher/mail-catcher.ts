import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'

import { fieldsSchema } from './message.ts'
import type { MessageStore } from './message-store.ts'
import { openMessageStore } from './message-store.ts'
import { messagesPage } from './messages-page.ts'
import { readBody, readForm } from './read-body.ts'
import { readSentMails } from './sent-mails.ts'

type MailCatcherOptions = {
  /** 0 uses any free one. */
  readonly port: number
  /** A JSON file that keeps the messages when the catcher is stopped. */
  readonly file?: string
  /** The address of the documents in the Firestore emulator, where functions write emails. */
  readonly documents?: string
}

export type MailCatcher = {
  /** The origin to configure the contact form with. */
  readonly url: string
  /** Stops it, including hanging requests. */
  readonly close: () => Promise<void>
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

/**
 * Replaces the email service (specification, section 7.1) on this machine: accepts the contact form's
 * request, and keeps and shows the message instead of sending it.
 *
 * - `POST /api/v1.0/email/send-form`: the service's own endpoint; answers `OK`, or 400 with the problem
 * - `GET /`: the messages and emails as a page; `GET /messages`, `GET /mails`: each as JSON, oldest first
 * - `PUT /behaviour` with `{"answer": "accept" | "headless" | "blocked" | "throttled" | "hang" | "drop"}`:
 *   how the next calls are answered
 *
 * Rejects when the port is in use or the file is not its own.
 */
export async function startMailCatcher({
  port,
  file,
  documents,
}: MailCatcherOptions): Promise<MailCatcher> {
  const handlers = createHandlers(await openMessageStore(file), documents)
  const server = createServer((request, response) => {
    const handle = handlers[`${request.method} ${request.url}`] ?? notFound
    Promise.resolve(handle(request, response)).catch((error: unknown) => {
      answer(response, 400, error instanceof Error ? error.message : String(error))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://localhost:${portOf(server.address())}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function createHandlers(
  messages: MessageStore,
  documents: string | undefined,
): Readonly<Record<string, Handler>> {
  const mails = async () => (documents === undefined ? [] : await readSentMails(documents))
  let behaviour: Behaviour = { answer: 'accept' }

  const takeMessage: Handler = async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    switch (behaviour.answer) {
      case 'hang':
        return
      case 'drop':
        request.socket.destroy()
        return
      case 'headless':
      case 'blocked':
      case 'throttled': {
        const { status, text } = refusals[behaviour.answer]
        await readBody(request)
        answer(response, status, text)
        return
      }
      case 'accept': {
        const fields = v.parse(fieldsSchema, await readForm(request))
        await messages.add({ receivedAt: new Date().toISOString(), fields })
        answer(response, 200, 'OK')
      }
    }
  }

  return {
    'POST /api/v1.0/email/send-form': takeMessage,
    'GET /': async (_, response) =>
      answer(response, 200, messagesPage(messages.all(), await mails()), 'text/html'),
    'GET /messages': (_, response) =>
      answer(response, 200, JSON.stringify(messages.all()), 'application/json'),
    'GET /mails': async (_, response) =>
      answer(response, 200, JSON.stringify(await mails()), 'application/json'),
    'PUT /behaviour': async (request, response) => {
      const text = new TextDecoder().decode(await readBody(request))
      behaviour = v.parse(v.pipe(v.string(), v.parseJson(), behaviourSchema), text)
      answer(response, 204, '')
    },
  }
}

function notFound(_: IncomingMessage, response: ServerResponse): void {
  answer(response, 404, 'Not Found')
}

function answer(
  response: ServerResponse,
  status: number,
  body: string,
  type: 'text/plain' | 'text/html' | 'application/json' = 'text/plain',
): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body)
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('A pipe has no port')
  return address.port
}

/**
 * How the catcher answers: successfully, with one of the real service's errors (specification, section 8),
 * not at all (`hang`), or by closing the connection (`drop`).
 */
const behaviourSchema = v.object({
  answer: v.picklist(['accept', 'headless', 'blocked', 'throttled', 'hang', 'drop']),
})

type Behaviour = v.InferOutput<typeof behaviourSchema>

/** The errors, word for word as the service's own library has them. */
const refusals = {
  headless: { status: 451, text: 'Unavailable For Headless Browser' },
  blocked: { status: 403, text: 'Forbidden' },
  throttled: { status: 429, text: 'Too Many Requests' },
} as const
