import { randomUUID } from 'node:crypto'

import type { AuthPort } from '@adamarket/shared/domain/auth-port.ts'
import { createFirebaseAuth } from '@adamarket/shared/firebase/firebase-auth.ts'
import { describeAuthPort } from '@adamarket/shared/testing/auth-port-contract.ts'
import { deleteApp, getApp, getApps, initializeApp } from 'firebase/app'
import { connectAuthEmulator, inMemoryPersistence, initializeAuth } from 'firebase/auth'
import { afterAll, expect, it } from 'vitest'
import * as v from 'valibot'

const emulator = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`
/** The emulator stores the accounts of all clients in the project it was started for. */
const projectId = process.env['GCLOUD_PROJECT']
const codes = v.object({
  oobCodes: v.array(v.object({ email: v.string(), requestType: v.string(), oobCode: v.string() })),
})
const typeOf = { verification: 'VERIFY_EMAIL', reset: 'PASSWORD_RESET' }

afterAll(() => Promise.all(getApps().map((app) => deleteApp(app))))

/** The SDK keeps the user of a name in memory. */
function open(name: string = randomUUID()): AuthPort {
  const app = initializeApp({ apiKey: 'unused' }, name)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, emulator, { disableWarnings: true })
  return createFirebaseAuth(auth, {
    continueUrl: 'http://localhost:3000/',
    language: () => 'tr',
    leftForGoogle: { read: () => undefined, write: () => undefined },
  })
}

describeAuthPort('in the Auth emulator', async () => ({
  auth: open(),
  codeFor: async (email, mail) => {
    const answer = await fetch(`${emulator}/emulator/v1/projects/${projectId}/oobCodes`)
    const { oobCodes } = v.parse(codes, await answer.json())
    const last = oobCodes.findLast((one) => one.email === email && one.requestType === typeOf[mail])
    return last?.oobCode ?? ''
  },
}))

it('an account that was closed says so', async () => {
  const auth = open()
  const account = { name: 'Deniz', email: `${randomUUID()}@example.com`, password: 'limon-agaci' }
  await auth.register(account)
  const uid = await new Promise<string | undefined>((resolve) => {
    auth.onUserChange((user) => resolve(user?.uid))
  })
  await auth.signOut()
  const url = `${emulator}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`
  const closed = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, disableUser: true }),
  })
  expect(closed.ok).toBe(true)
  expect(await auth.signIn(account.email, account.password)).toMatchObject({
    ok: false,
    error: { kind: 'account-disabled' },
  })
})

it('asks about the email of a user before Auth has answered who that is', async () => {
  const before = open('a page')
  await before.register({
    name: 'Deniz',
    email: `${randomUUID()}@example.com`,
    password: 'limon-agaci',
  })
  await deleteApp(getApp('a page'))
  expect(await open('a page').refresh()).toMatchObject({ ok: true })
})
