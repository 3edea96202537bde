import { resultOf } from '@adamarket/shared/domain/result-of.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'

export type PhoneRules = typeof import('./phone-rules.ts')

/** The rules of all countries are larger than the form: they are loaded with the phone input. */
export function loadPhoneRules(): Promise<PhoneRules> {
  return import(/* webpackChunkName: "phone-rules" */ './phone-rules.ts')
}

/** The rules for phone numbers; undefined until they are loaded, or if they cannot be. */
export function usePhoneRules(): PhoneRules | undefined {
  return usePort(() => resultOf(loadPhoneRules()), []).value
}
