/**
 * Everything that can go wrong at a port, as the page has to tell it apart. A page switches over
 * `kind` exhaustively; `cause` is for the report, never for the visitor.
 */
export type AppError = {
  readonly kind:
    /** The backend or the network did not answer. Trying again may help. */
    | 'unavailable'
    /** The security rules refused. Trying again does not help. */
    | 'permission-denied'
    /** No user is signed in, and the operation needs one. */
    | 'unauthenticated'
    /** The backend holds us back: too many operations, or the quota is used up. */
    | 'throttled'
    /** What was sent, or what came back, is not what the domain allows. */
    | 'invalid'
    /** Anything else. A bug until shown otherwise. */
    | 'unexpected'
  readonly cause: unknown
}

export function appError(kind: AppError['kind'], cause: unknown): AppError {
  return { kind, cause }
}
