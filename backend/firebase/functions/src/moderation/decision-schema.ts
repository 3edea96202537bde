import { isDocumentId } from '@adamarket/shared/domain/document-id.ts'
import { reportReasons } from '@adamarket/shared/domain/listing/listing-report.ts'
import type { Decision } from '@adamarket/shared/domain/moderation/moderation.ts'
import {
  caseActions,
  maxNoteLength,
  maxSuspensionDays,
} from '@adamarket/shared/domain/moderation/moderation.ts'
import { needsReason } from '@adamarket/shared/domain/moderation/moderation-rules.ts'
import * as v from 'valibot'

/** A decision as a client sends it. */
export const decisionSchema: v.GenericSchema<unknown, Decision> = v.pipe(
  v.strictObject({
    requestId: v.pipe(v.string(), v.uuid()),
    caseId: v.pipe(v.string(), v.check(isDocumentId, 'No id')),
    version: v.pipe(v.number(), v.integer()),
    action: v.picklist(caseActions),
    reason: v.exactOptional(v.picklist(reportReasons)),
    note: v.pipe(v.string(), v.maxLength(maxNoteLength)),
    days: v.exactOptional(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxSuspensionDays)),
    ),
  }),
  v.check(({ action, reason }) => needsReason(action) === (reason !== undefined), 'Wrong reason'),
  v.check(({ action, days }) => (action === 'suspend') === (days !== undefined), 'Wrong days'),
)
