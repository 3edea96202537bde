import { FirebaseError, initializeApp } from 'firebase/app'
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions'

import type { FirebaseSettings } from '#contract/environment.ts'
import type { AppError } from '#domain/app-error.ts'
import { appError } from '#domain/app-error.ts'
import type { Result } from '#domain/result.ts'
import { err, ok } from '#domain/result.ts'

import { mapError } from './map-error.ts'

/** Calls a function of the backend by its name; the SDK ends a call without an answer after 70 s. */
export type CallFunction = (name: string, data: object) => Promise<Result<unknown, AppError>>

export function createCallFunction(settings: FirebaseSettings): CallFunction {
  const { firebase, region, emulators } = settings
  const functions = getFunctions(initializeApp(firebase), region)
  if (emulators) {
    connectFunctionsEmulator(functions, emulators.functions.host, emulators.functions.port)
  }
  // A call that is made while the page is left still arrives. The SDK has no option for that.
  Object.assign(functions, {
    fetchImpl: (url: string, init: RequestInit) => fetch(url, { ...init, keepalive: true }),
  })
  return async (name, data) => {
    try {
      return ok((await httpsCallable(functions, name)(data)).data)
    } catch (cause) {
      if (!(cause instanceof FirebaseError)) return err(appError('unexpected', cause))
      const code = cause.code.replace('functions/', '')
      const { kind } = mapError(new FirebaseError(code, cause.message))
      return err(appError(code === 'failed-precondition' ? 'invalid' : kind, cause))
    }
  }
}
