/** What a user can put right prevents a command from running; the message says what, without a stack. */
export class UserError extends Error {
  override readonly name: string = 'UserError'
}
