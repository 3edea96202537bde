/**
 * Something on this machine, or in a build, keeps the platform from starting; the message says what, in a
 * sentence a person can act on.
 */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
