import { randomUUID } from 'node:crypto'

import type { AuthPort } from '@adamarket/shared/domain/auth-port.ts'
import { ok, err } from '@adamarket/shared/domain/result.ts'
import type { CallFunction } from '@adamarket/shared/firebase/call-function.ts'
import { createFirebaseAuth } from '@adamarket/shared/firebase/firebase-auth.ts'
import { mapError } from '@adamarket/shared/firebase/map-error.ts'
import { createPhoneVerification } from '@adamarket/shared/firebase/phone-verification.ts'
import { aPhoneNumber } from '@adamarket/shared/testing/a-phone-number.ts'
import { describeAuthPort } from '@adamarket/shared/testing/auth-port-contract.ts'
import { FirebaseError, deleteApp, getApp, getApps, initializeApp } from 'firebase/app'
import type { Auth } from 'firebase/auth'
import { connectAuthEmulator, inMemoryPersistence, initializeAuth } from 'firebase/auth'
import { afterAll, expect, it } from 'vitest'
import * as v from 'valibot'

import { readCall } from '#functions/base/read-call.ts'
import { changePhone, changeSchema, codeSchema, permitCode } from '#functions/phone/phone.ts'
import { backendForTests } from '#tests/functions/backend.ts'

const backend = backendForTests()
const emulator = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`
/** The emulator stores the accounts of all clients in the project it was started for. */
const projectId = process.env['GCLOUD_PROJECT']
const codes = v.object({
  oobCodes: v.array(v.object({ email: v.string(), requestType: v.string(), oobCode: v.string() })),
})
const messages = v.object({
  verificationCodes: v.array(v.object({ phoneNumber: v.string(), code: v.string() })),
})
const typeOf = { verification: 'VERIFY_EMAIL', reset: 'PASSWORD_RESET' }

afterAll(() => Promise.all(getApps().map((app) => deleteApp(app))))

/** The SDK keeps the user of a name in memory. */
function open(name: string = randomUUID()): AuthPort {
  const app = initializeApp({ apiKey: 'unused' }, name)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, emulator, { disableWarnings: true })
  const verification = createPhoneVerification({
    apiKey: 'unused',
    emulator,
    language: () => 'tr',
    callFunction: callAs(auth),
    appCheckToken: async () => undefined,
    recaptchaToken: () => Promise.reject(new Error('The emulator asks for none')),
  })
  return createFirebaseAuth(auth, {
    continueUrl: 'http://localhost:3000/',
    language: () => 'tr',
    leftForGoogle: { read: () => undefined, write: () => undefined },
    phone: async () => verification,
  })
}

/** What the functions do when the user calls them. */
function callAs(auth: Auth): CallFunction {
  return async (name, data) => {
    const uid = auth.currentUser?.uid ?? ''
    try {
      if (name === 'requestPhoneCode') {
        await permitCode(backend, uid, readCall(codeSchema, data).phoneNumber, new Date())
      } else await changePhone(backend, uid, readCall(changeSchema, data).isRemoved)
      return ok(undefined)
    } catch (error) {
      const { code } = v.parse(v.object({ code: v.string() }), error)
      return err(mapError(new FirebaseError(code, 'Refused')))
    }
  }
}

async function phoneCodeFor(number: string): Promise<string> {
  const answer = await fetch(`${emulator}/emulator/v1/projects/${projectId}/verificationCodes`)
  const { verificationCodes } = v.parse(messages, await answer.json())
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === number)?.code ?? ''
}

describeAuthPort('in the Auth emulator', async () => ({
  auth: open(),
  codeFor: async (email, mail) => {
    const answer = await fetch(`${emulator}/emulator/v1/projects/${projectId}/oobCodes`)
    const { oobCodes } = v.parse(codes, await answer.json())
    const last = oobCodes.findLast((one) => one.email === email && one.requestType === typeOf[mail])
    return last?.oobCode ?? ''
  },
  phoneCodeFor,
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

it('refuses a number that another account has verified since the code was sent', async () => {
  const [first, second] = [open(), open()]
  for (const auth of [first, second]) {
    await auth.register({
      name: 'Deniz',
      email: `${randomUUID()}@example.com`,
      password: 'limon-agaci',
    })
  }
  const number = aPhoneNumber()
  expect(await first.sendPhoneCode(number)).toMatchObject({ ok: true })
  const code = await phoneCodeFor(number)
  expect(await second.sendPhoneCode(number)).toMatchObject({ ok: true })
  expect(await second.confirmPhone(await phoneCodeFor(number))).toMatchObject({ ok: true })
  expect(await first.confirmPhone(code)).toMatchObject({
    ok: false,
    error: { kind: 'number-in-use' },
  })
})
