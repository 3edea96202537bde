import { createFirebaseAuth } from '@adamarket/shared/firebase/firebase-auth.ts'
import { describeAuthPort } from '@adamarket/shared/testing/auth-port-contract.ts'
import type { FirebaseApp } from 'firebase/app'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, inMemoryPersistence, initializeAuth } from 'firebase/auth'
import { afterAll } from 'vitest'
import * as v from 'valibot'

const emulator = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`
/** The emulator stores the accounts of all clients in the project it was started for. */
const projectId = process.env['GCLOUD_PROJECT']
const codes = v.object({
  oobCodes: v.array(v.object({ email: v.string(), requestType: v.string(), oobCode: v.string() })),
})
const typeOf = { verification: 'VERIFY_EMAIL', reset: 'PASSWORD_RESET' }

const opened: FirebaseApp[] = []
afterAll(() => Promise.all(opened.map((app) => deleteApp(app))))

describeAuthPort('in the Auth emulator', async () => {
  const app = initializeApp({ apiKey: 'unused' }, `auth-${opened.length}`)
  opened.push(app)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, emulator, { disableWarnings: true })
  return {
    auth: createFirebaseAuth(auth, {
      continueUrl: 'http://localhost:3000/',
      leftForGoogle: { read: () => undefined, write: () => undefined },
    }),
    codeFor: async (email, mail) => {
      const answer = await fetch(`${emulator}/emulator/v1/projects/${projectId}/oobCodes`)
      const { oobCodes } = v.parse(codes, await answer.json())
      const last = oobCodes.findLast((it) => it.email === email && it.requestType === typeOf[mail])
      return last?.oobCode ?? ''
    },
  }
})
