import * as v from 'valibot'

import { appError } from '#domain/app-error.ts'
import { ownRecordKinds } from '#domain/user/own-records.ts'
import type { OwnRecordsPort } from '#domain/ports.ts'
import { err, ok } from '#domain/result.ts'

import type { CallFunction } from './call-function.ts'

const schema = v.object(
  v.entriesFromList(ownRecordKinds, v.array(v.record(v.string(), v.unknown()))),
)

/** Documents about the user, which a function reads: the rules let no client read them. */
export function createFunctionOwnRecords(callFunction: CallFunction): OwnRecordsPort {
  return {
    async read() {
      const answer = await callFunction('readOwnRecords', {})
      if (!answer.ok) return answer
      const records = v.safeParse(schema, answer.value)
      if (records.success) return ok(records.output)
      return err(appError('unexpected', new Error(v.summarize(records.issues))))
    },
  }
}
