/**
 * Something on this machine, or in a build, prevents a command from running; the message says what, in a
 * sentence that the user can act on.
 */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
