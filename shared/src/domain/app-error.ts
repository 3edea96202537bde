/**
 * Everything that can go wrong at a port, as pages distinguish it. A page switches over `kind` exhaustively;
 * `cause` is for the report, never for the visitor.
 */
export type AppError = {
  readonly kind:
    /** The backend or the network did not answer. Trying again may help. */
    | 'unavailable'
    /** The security rules denied it. Trying again does not help. */
    | 'permission-denied'
    /** No user is signed in, and the operation needs one. */
    | 'unauthenticated'
    /** The backend limits us: too many operations, or the quota is used up. */
    | 'throttled'
    /** The domain does not allow what was sent or received. */
    | 'invalid'
    /** Anything else; presumably a bug. */
    | 'unexpected'
  readonly cause: unknown
}

export function appError(kind: AppError['kind'], cause: unknown): AppError {
  return { kind, cause }
}
