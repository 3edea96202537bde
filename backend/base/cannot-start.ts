/**
 * Something on this machine, or in a build, prevents a command from running; the message says what, in a
 * sentence that the user can act on.
 */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
