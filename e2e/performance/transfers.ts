import type { CDPSession } from '@playwright/test'

/** A request of a page over the network. */
export type Transfer = {
  readonly url: string
  /** As the DevTools protocol names it: `Script`, `Stylesheet`, `Fetch`, … */
  readonly type: string
  /** In milliseconds since 1970. */
  readonly startedAt: number
  /** The files whose code or markup caused it. */
  readonly askedBy: readonly string[]
  /** From the request to the headers of the answer, in milliseconds. */
  headAfter: number | undefined
  isOver: boolean
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

  /** Resolves once there have been no requests for the page's parts for a while (in milliseconds). */
  async untilQuiet(forHowLong: number): Promise<void> {
    const channels = new Set(['Fetch', 'XHR', 'EventSource', 'WebSocket', 'Ping', 'Other'])
    const latest = Date.now() + 15_000
    let quietSince = Date.now()
    while (Date.now() - quietSince < forHowLong && Date.now() < latest) {
      if (this.all.some(({ isOver, type }) => !isOver && !channels.has(type))) {
        quietSince = Date.now()
      }
      // Waiting without requests takes time.
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  async #listen(): Promise<void> {
    const session = this.#session
    const startedAt = new Map<string, number>()
    session.on('Network.requestWillBeSent', (event) => {
      const { requestId, request, initiator, wallTime, timestamp, type = 'Other' } = event
      if (!request.url.startsWith('http')) return
      startedAt.set(requestId, timestamp)
      this.#byId.set(requestId, {
        url: request.url,
        type,
        startedAt: wallTime * 1000,
        askedBy: [...(initiator.url ? [initiator.url] : []), ...filesOf(initiator.stack)],
        headAfter: undefined,
        isOver: false,
      })
    })
    session.on('Network.requestServedFromCache', ({ requestId }) => this.#byId.delete(requestId))
    session.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
      const transfer = this.#byId.get(requestId)
      if (!transfer) return
      if (response.fromDiskCache) this.#byId.delete(requestId)
      transfer.headAfter = (timestamp - (startedAt.get(requestId) ?? timestamp)) * 1000
      if (/firestore|\/documents:/i.test(response.url)) void this.#countDocuments(requestId)
    })
    session.on('Network.dataReceived', ({ data }) => this.#count(data))
    const end = ({ requestId }: { requestId: string }) => {
      const transfer = this.#byId.get(requestId)
      if (transfer) transfer.isOver = true
    }
    session.on('Network.loadingFinished', end)
    session.on('Network.loadingFailed', end)
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
