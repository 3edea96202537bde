type Reason =
  /** It is not on the site. */
  | 'not-found'
  /** The site did not answer, or not in time. */
  | 'unavailable'
  | 'too-large'
  /** It is not what was released. */
  | 'wrong-hash'
  /** It throws while it is evaluated. */
  | 'throws'
  /** It exports something else. */
  | 'wrong-exports'

/** Why a server.js cannot be used; its page is then not rendered on the server. */
export class ServerFileError extends Error {
  override readonly name = 'ServerFileError'
  readonly reason: Reason

  constructor(reason: Reason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
