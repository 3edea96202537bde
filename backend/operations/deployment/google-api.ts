import * as v from 'valibot'

import { CommandError } from '#base/command-error.ts'

/** A service of Google refused a request. */
export class ApiRefusal extends CommandError {
  readonly status: number

  constructor(status: number, request: string, answer: string) {
    super(`${status} to ${request}: ${answer}`)
    this.status = status
  }
}

/** REST requests to Google's services, by their whole address. */
export type GoogleApi = {
  /** @returns undefined when there is no such resource @throws ApiRefusal for any other error */
  read<Schema extends v.GenericSchema>(
    schema: Schema,
    address: string,
  ): Promise<v.InferOutput<Schema> | undefined>
  /** @throws ApiRefusal */
  send(method: 'POST' | 'PATCH', address: string, body: object): Promise<unknown>
}

type Options = {
  /** An OAuth token for Google Cloud. */
  readonly token: () => Promise<string>
  /** The project whose quota the requests use. */
  readonly projectId: string
  /** The address of the fake of all services in tests, which finds the service's host in the path. */
  readonly fakeOrigin?: string
}

/** The services as documented: this has not been tried with the real ones. */
export function createGoogleApi({ token, projectId, fakeOrigin }: Options): GoogleApi {
  async function request(method: string, address: string, body?: object): Promise<unknown> {
    const target = fakeOrigin === undefined ? address : address.replace('https:/', fakeOrigin)
    const response = await fetch(target, {
      method,
      headers: {
        Authorization: `Bearer ${await token()}`,
        'X-Goog-User-Project': projectId,
        'Content-Type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new ApiRefusal(response.status, `${method} ${address}`, text)
    return text === '' ? {} : JSON.parse(text)
  }

  return {
    async read(schema, address) {
      try {
        return v.parse(schema, await request('GET', address))
      } catch (error) {
        if (error instanceof ApiRefusal && error.status === 404) return undefined
        throw error
      }
    },
    send: request,
  }
}
