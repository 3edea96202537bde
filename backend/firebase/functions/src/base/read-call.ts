import { cutText } from '@adamarket/shared/domain/text/cut-text.ts'
import { HttpsError } from 'firebase-functions/v2/https'
import * as v from 'valibot'

/** The longest answer to a call that cannot be read, in characters: an issue repeats what was sent, up to 10 MB. */
const maxSummaryLength = 500

/** What a client sent, as the schema reads it. Throws an error for the client that says what is wrong with it. */
export function readCall<Output>(schema: v.GenericSchema<unknown, Output>, data: unknown): Output {
  const { success, output, issues } = v.safeParse(schema, data)
  if (success) return output
  throw new HttpsError('invalid-argument', cutText(v.summarize(issues), maxSummaryLength))
}
