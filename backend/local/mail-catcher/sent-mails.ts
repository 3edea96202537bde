import * as v from 'valibot'

const text = v.object({ stringValue: v.string() })

const answerSchema = v.object({
  documents: v.exactOptional(
    v.array(
      v.object({
        createTime: v.string(),
        fields: v.object({
          to: v.object({ arrayValue: v.object({ values: v.array(text) }) }),
          message: v.object({
            mapValue: v.object({ fields: v.object({ subject: text, text }) }),
          }),
        }),
      }),
    ),
    [],
  ),
})

/** An email that a function wrote to the collection `mail`, which the emulators do not send. */
export type SentMail = {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  /** When it was written, as an ISO string. */
  readonly at: string
}

/**
 * The emails in the Firestore emulator, oldest first: up to 300, the most in one answer.
 *
 * @param documents the address of the database's documents
 */
export async function readSentMails(documents: string): Promise<readonly SentMail[]> {
  const answer = await fetch(`${documents}/mail?pageSize=300`, {
    headers: { authorization: 'Bearer owner' },
  })
  return v
    .parse(answerSchema, await answer.json())
    .documents.map(({ createTime, fields: { to, message } }) => ({
      to: to.arrayValue.values.map(({ stringValue }) => stringValue),
      subject: message.mapValue.fields.subject.stringValue,
      text: message.mapValue.fields.text.stringValue,
      at: createTime,
    }))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
}
