import type { FirebaseSettings } from '@adamarket/shared/contract/environment.ts'
import { createCallFunction } from '@adamarket/shared/firebase/call-function.ts'
import type { PhoneVerification } from '@adamarket/shared/firebase/phone-verification.ts'
import { createPhoneVerification } from '@adamarket/shared/firebase/phone-verification.ts'
import { recaptchaToken } from '@adamarket/shared/firebase/recaptcha-token.ts'
import { appCheckToken } from '@adamarket/shared/firebase/start-app-check.ts'

/** The verification of phone numbers, over Firebase Auth and the functions: few members need its code. */
export function connectPhone(settings: FirebaseSettings): PhoneVerification {
  return createPhoneVerification({
    apiKey: settings.firebase.apiKey,
    emulator: settings.emulators?.auth,
    language: () => document.documentElement.lang,
    callFunction: createCallFunction(settings),
    appCheckToken: () => appCheckToken(settings),
    recaptchaToken,
  })
}
