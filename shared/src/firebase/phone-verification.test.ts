import { afterEach, describe, expect, it, vi } from 'vitest'

import { ok } from '#domain/result.ts'
import { failed } from '#testing/failed.ts'

import { phoneMethods } from './phone-methods.ts'
import { createPhoneVerification } from './phone-verification.ts'

const number = '+905330000001'
const user = { getIdToken: async () => 'token' }

/** A verification against a project, whose Auth answers each request by the end of its path. */
function open(answers: Readonly<Record<string, object>>) {
  const steps: string[] = []
  const sent: RequestInit[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const name = /[\w]+(?=[?])/.exec(url)?.[0] ?? ''
    steps.push(name)
    sent.push(init)
    const answer = answers[name]
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer, { status: 'error' in answer ? 400 : 200 })
  })
  const recaptchaToken = vi.fn(async (siteKey: string) => {
    steps.push(siteKey)
    return 'human'
  })
  const verification = createPhoneVerification({
    apiKey: 'key',
    emulator: undefined,
    language: () => 'tr',
    callFunction: async (name) => {
      steps.push(name)
      return ok(undefined)
    },
    appCheckToken: async () => 'proof',
    recaptchaToken,
  })
  return { verification, steps, sent, recaptchaToken }
}

const params = { recaptchaParams: { recaptchaSiteKey: 'site key' } }
const sentCode = { ...params, sendVerificationCode: { sessionInfo: 'session' } }

afterEach(() => vi.unstubAllGlobals())

it('checks that a human asks before it uses a permit, and proves the site to Auth', async () => {
  const { verification, steps, sent } = open(sentCode)
  expect(await verification.send(number)).toEqual(ok(undefined))
  expect(steps).toEqual(['recaptchaParams', 'site key', 'requestPhoneCode', 'sendVerificationCode'])
  expect(sent.at(-1)).toMatchObject({
    body: JSON.stringify({ phoneNumber: number, recaptchaToken: 'human' }),
    headers: { 'X-Firebase-AppCheck': 'proof', 'X-Firebase-Locale': 'tr' },
  })
})

it('sends nothing for what is not human', async () => {
  const { verification, steps, recaptchaToken } = open(sentCode)
  recaptchaToken.mockRejectedValueOnce(new Error('reCAPTCHA has failed'))
  expect(await verification.send(number)).toMatchObject(failed('not-human'))
  expect(steps).toEqual(['recaptchaParams'])
})

describe('a refusal of Auth', () => {
  it.each([
    ['BLOCKING_FUNCTION_ERROR_RESPONSE : ((HTTP request returned HTTP error 429))', 'throttled'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'throttled'],
    ['CAPTCHA_CHECK_FAILED : Recaptcha verification failed', 'not-human'],
    ['INVALID_PHONE_NUMBER : TOO_SHORT', 'invalid-number'],
    ['SOMETHING_NEW', 'unexpected'],
    ['OPERATION_NOT_ALLOWED : SMS unable to be sent', 'invalid-number'],
  ] as const)('%s is %s', async (message, kind) => {
    const { verification } = open({ ...params, sendVerificationCode: { error: { message } } })
    expect(await verification.send(number)).toMatchObject(failed(kind))
  })
})

it('takes a code again after a lost connection', async () => {
  const answers: Record<string, object> = { ...sentCode }
  const { verification } = open(answers)
  const load = vi.fn(async () => verification)
  const auth = { authStateReady: async () => undefined, currentUser: user }
  const refresh = vi.fn(async () => undefined)
  const methods = phoneMethods({ auth, load, refresh })
  expect(await methods.sendPhoneCode(number)).toEqual(ok(undefined))
  expect(await methods.confirmPhone('123456')).toMatchObject(failed('unavailable'))
  answers['signInWithPhoneNumber'] = { phoneNumber: number, idToken: 'next' }
  expect(await methods.confirmPhone('123456')).toEqual(ok(undefined))
  expect(load).toHaveBeenCalledOnce()
  expect(refresh).toHaveBeenCalledExactlyOnceWith(user)
})
