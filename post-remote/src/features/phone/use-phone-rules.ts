import { useEffect, useState } from 'react'

export type PhoneRules = typeof import('./phone-rules.ts')

/** The rules of all countries are larger than the form: they are loaded with the phone input. */
export function loadPhoneRules(): Promise<PhoneRules> {
  return import(/* webpackChunkName: "phone-rules" */ './phone-rules.ts')
}

/** The rules for phone numbers; undefined until they are loaded, or if they cannot be. */
export function usePhoneRules(): PhoneRules | undefined {
  const [rules, setRules] = useState<PhoneRules>()
  useEffect(() => {
    let isCurrent = true
    loadPhoneRules().then(
      (loaded) => isCurrent && setRules(loaded),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return rules
}
