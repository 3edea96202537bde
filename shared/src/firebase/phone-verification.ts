import * as v from 'valibot'

import { timeoutSignal } from '#connectivity/with-timeout.ts'
import type { AppError } from '#domain/app-error.ts'
import type { PhoneError } from '#domain/auth-port.ts'
import type { Result } from '#domain/result.ts'
import { err, ok } from '#domain/result.ts'

import type { CallFunction } from './call-function.ts'

type Outcome = Promise<Result<undefined, PhoneError>>

/** A user, who proves by a token who they are. */
export type TokenHolder = { getIdToken(): Promise<string> }

/** Verifies the phone number of the signed-in user. */
export type PhoneVerification = {
  send(phoneNumber: string): Outcome
  confirm(code: string, user: TokenHolder): Outcome
  remove(): Outcome
}

type Options = {
  readonly apiKey: string
  /** The address of the Auth emulator, which does not ask for a token of reCAPTCHA. */
  readonly emulator: string | undefined
  /** The language of the message. */
  readonly language: () => string
  readonly callFunction: CallFunction
  readonly appCheckToken: () => Promise<string | undefined>
  readonly recaptchaToken: (siteKey: string) => Promise<string>
}

const timeoutMs = 30_000

/** What Auth answers instead of what was asked for, by the beginning of its message. */
const kindByMessage: Readonly<Record<string, PhoneError['kind']>> = {
  INVALID_PHONE_NUMBER: 'invalid-number',
  MISSING_PHONE_NUMBER: 'invalid-number',
  PHONE_NUMBER_EXISTS: 'number-in-use',
  INVALID_CODE: 'wrong-code',
  MISSING_CODE: 'wrong-code',
  SESSION_EXPIRED: 'expired-code',
  CODE_EXPIRED: 'expired-code',
  INVALID_SESSION_INFO: 'expired-code',
  MISSING_SESSION_INFO: 'expired-code',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'throttled',
  QUOTA_EXCEEDED: 'throttled',
  BLOCKING_FUNCTION_ERROR_RESPONSE: 'throttled',
  // Of a country that messages are not sent to.
  OPERATION_NOT_ALLOWED: 'invalid-number',
  CAPTCHA_CHECK_FAILED: 'not-human',
  INVALID_RECAPTCHA_TOKEN: 'not-human',
  TOKEN_EXPIRED: 'sign-in-again',
  INVALID_ID_TOKEN: 'sign-in-again',
  USER_NOT_FOUND: 'sign-in-again',
  USER_DISABLED: 'sign-in-again',
}

/** The same for the functions. */
const kindByCallError: Readonly<Partial<Record<AppError['kind'], PhoneError['kind']>>> = {
  invalid: 'invalid-number',
  'permission-denied': 'number-in-use',
  throttled: 'throttled',
  unauthenticated: 'sign-in-again',
  unavailable: 'unavailable',
}

const failureSchema = v.object({ error: v.object({ message: v.string() }) })
const paramsSchema = v.object({ recaptchaSiteKey: v.string() })
const sentSchema = v.object({ sessionInfo: v.string() })
/** Auth answers with a proof instead of a number when another account has it. */
const linkedSchema = v.object({ phoneNumber: v.string(), idToken: v.string() })

/**
 * Verifies numbers by the REST interface of Firebase Auth, as its SDK does: the SDK's own code for it would be a part of
 * what every visitor loads. A function permits each message before Firebase is asked to send it, and marks the user's
 * listings afterwards.
 */
export function createPhoneVerification(options: Options): PhoneVerification {
  const { apiKey, emulator, language, callFunction } = options
  const origin = emulator ?? 'https:/'
  const request = async <Output>(
    path: string,
    schema: v.GenericSchema<unknown, Output>,
    body?: object,
  ): Promise<Result<Output, PhoneError>> => {
    const appCheck = await options.appCheckToken()
    const answer = await fetch(
      `${origin}/identitytoolkit.googleapis.com/v1/${path}?key=${apiKey}`,
      {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: {
          'Content-Type': 'application/json',
          'X-Firebase-Locale': language(),
          ...(appCheck !== undefined && { 'X-Firebase-AppCheck': appCheck }),
        },
        signal: timeoutSignal(timeoutMs),
      },
    )
    const data: unknown = await answer.json()
    const read = v.safeParse(schema, data)
    if (answer.ok && read.success) return ok(read.output)
    const message = v.is(failureSchema, data) ? data.error.message : ''
    const kind = kindByMessage[message.split(' ')[0] ?? ''] ?? 'unexpected'
    return err({ kind, cause: message })
  }
  const call = async (name: string, data: object): Outcome => {
    const called = await callFunction(name, data)
    if (called.ok) return ok(undefined)
    return err({ kind: kindByCallError[called.error.kind] ?? 'unexpected', cause: called.error })
  }
  const proofOfHuman = async (): Promise<Result<string, PhoneError>> => {
    if (emulator !== undefined) return ok('emulator')
    const params = await request('recaptchaParams', paramsSchema)
    if (!params.ok) return params
    try {
      return ok(await options.recaptchaToken(params.value.recaptchaSiteKey))
    } catch (cause) {
      return err({ kind: 'not-human', cause })
    }
  }
  /** Of the last message. */
  let sessionInfo: string | undefined

  return {
    async send(phoneNumber) {
      const human = await proofOfHuman()
      if (!human.ok) return human
      const permitted = await call('requestPhoneCode', { phoneNumber })
      if (!permitted.ok) return permitted
      const body = { phoneNumber, recaptchaToken: human.value }
      const sent = await request('accounts:sendVerificationCode', sentSchema, body)
      if (!sent.ok) return sent
      sessionInfo = sent.value.sessionInfo
      return ok(undefined)
    },
    async confirm(code, user) {
      const body = { idToken: await user.getIdToken(), sessionInfo, code }
      const linked = await request(
        'accounts:signInWithPhoneNumber',
        v.union([linkedSchema, v.object({ temporaryProof: v.string() })]),
        body,
      )
      if (!linked.ok) return linked
      if ('temporaryProof' in linked.value) return err({ kind: 'number-in-use', cause: undefined })
      // The number is verified, whatever becomes of the marks: a later change of a listing sets them as well.
      await call('followPhone', { isRemoved: false })
      return ok(undefined)
    },
    remove: () => call('followPhone', { isRemoved: true }),
  }
}
