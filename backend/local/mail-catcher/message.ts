import * as v from 'valibot'

/**
 * The fields of the multipart request (specification, section 7.1). The service ignores others; here they
 * are refused, so that a change of the form is noticed.
 */
export const fieldsSchema = v.strictObject({
  user_name: v.string(),
  user_email: v.string(),
  message: v.string(),
  lib_version: v.string(),
  service_id: v.string(),
  template_id: v.string(),
  user_id: v.string(),
})

export const messageSchema = v.object({
  /** When it arrived, as an ISO string. */
  receivedAt: v.string(),
  fields: fieldsSchema,
})

export type CaughtMessage = v.InferOutput<typeof messageSchema>
