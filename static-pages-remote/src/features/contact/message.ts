/** A contact message (specification, section 3). */
export type Message = {
  readonly user_name: string
  readonly user_email: string
  readonly message: string
}

export type MessageField = keyof Message

export const messageFields = [
  'user_name',
  'user_email',
  'message',
] as const satisfies readonly MessageField[]

export const emptyMessage: Message = { user_name: '', user_email: '', message: '' }
