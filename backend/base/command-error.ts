import { UserError } from '@adamarket/shared/build/user-error.ts'

/**
 * Something on this machine, or in a build, prevents a command from running; the message says what, in a
 * sentence that the user can act on.
 */
export class CommandError extends UserError {
  override readonly name = 'CommandError'
}
