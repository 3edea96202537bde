import type { CDPSession } from '@playwright/test'

/** A request of a page over the network. */
export type Transfer = {
  readonly url: string
  /** As the DevTools protocol names it: `Script`, `Stylesheet`, `Fetch`, … */
  readonly type: string
  /** In milliseconds since 1970. */
  readonly startedAt: number
  /** The files whose code or markup caused it. */
  readonly requestedBy: readonly string[]
}

type Stack = {
  readonly callFrames: readonly { readonly url: string }[]
  readonly parent?: Stack
}

/** All requests of a page from now on. */
export class Transfers {
  readonly #session: CDPSession
  readonly #byId = new Map<string, Transfer>()
  /** Documents that Firestore has sent. */
  documentsRead = 0

  private constructor(session: CDPSession) {
    this.#session = session
  }

  static async watch(session: CDPSession): Promise<Transfers> {
    const transfers = new Transfers(session)
    await transfers.#listen()
    return transfers
  }

  get all(): readonly Transfer[] {
    return [...this.#byId.values()]
  }

  async #listen(): Promise<void> {
    const session = this.#session
    session.on('Network.requestWillBeSent', (event) => {
      const { requestId, request, initiator, wallTime, type = 'Other' } = event
      if (!request.url.startsWith('http')) return
      this.#byId.set(requestId, {
        url: request.url,
        type,
        startedAt: wallTime * 1000,
        requestedBy: [...(initiator.url ? [initiator.url] : []), ...filesOf(initiator.stack)],
      })
    })
    session.on('Network.requestServedFromCache', ({ requestId }) => this.#byId.delete(requestId))
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (!this.#byId.has(requestId)) return
      if (response.fromDiskCache) this.#byId.delete(requestId)
      if (/firestore|\/documents:/i.test(response.url)) void this.#countDocuments(requestId)
    })
    session.on('Network.dataReceived', ({ data }) => this.#count(data))
    await session.send('Network.enable')
  }

  async #countDocuments(requestId: string): Promise<void> {
    const streamed = await this.#session
      .send('Network.streamResourceContent', { requestId })
      // An answer that has already ended has no more parts.
      .catch(() => undefined)
    if (streamed) {
      this.#count(streamed.bufferedData)
      return
    }
    const whole = await this.#session
      .send('Network.getResponseBody', { requestId })
      .catch(() => undefined)
    if (!whole) return
    this.#count(whole.base64Encoded ? whole.body : Buffer.from(whole.body).toString('base64'))
  }

  /** Each document that Firestore sends contains its update time once. */
  #count(base64: string | undefined): void {
    if (!base64) return
    const text = Buffer.from(base64, 'base64').toString()
    this.documentsRead += text.split('"updateTime"').length - 1
  }
}

function filesOf(stack: Stack | undefined): readonly string[] {
  if (!stack) return []
  return [...stack.callFrames.map(({ url }) => url), ...filesOf(stack.parent)]
}
