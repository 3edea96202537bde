import { appError } from '@adamarket/shared/domain/app-error.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { createFirestoreNotices } from '@adamarket/shared/firebase/firestore-notices.ts'
import { describeNoticesPort } from '@adamarket/shared/testing/notices-port-contract.ts'
import { afterAll, afterEach } from 'vitest'
import * as v from 'valibot'

import { object, objectionSchema } from '#functions/moderation/object.ts'
import { openBackend } from '#tests/functions/backend.ts'

import type { EmulatedFirestore } from './emulated-firestore.ts'
import { openEmulatedFirestore } from './emulated-firestore.ts'

const project = 'demo-contract-notices'

// A project whose functions do not run by themselves: the test is the function that is called.
const backend = openBackend(project)
const opened: EmulatedFirestore[] = []
afterEach(() => Promise.all(opened.splice(0).map((emulated) => emulated.close())))
afterAll(() => backend.close())

describeNoticesPort('in Firestore', async (notices) => {
  const emulated = await openEmulatedFirestore('notices', project)
  opened.push(emulated)
  for (const { id, ...notice } of notices) {
    await emulated.store(`users/ayse/notices/${id}`, notice)
    await emulated.store(`auditLog/${id}`, { by: 'selin' })
  }
  return createFirestoreNotices(
    emulated.signedInAs('ayse', 'ayse@example.com'),
    async (_name, data) => {
      const objection = v.parse(objectionSchema, data)
      const isTaken = await object(backend.firestore, 'ayse', objection, new Date())
      return isTaken ? ok({}) : err(appError('invalid', new Error('No objection is possible')))
    },
  )
})
