import { useFieldControl } from '@adamarket/shared/ui/field.tsx'
import { Skeleton } from '@adamarket/shared/ui/skeleton.tsx'
import { lazy, Suspense } from 'react'

import type { PhoneInputProps } from './plain-phone-input.tsx'
import { PlainPhoneInput } from './plain-phone-input.tsx'
import { loadPhoneRules } from './use-phone-rules.ts'

/** If its code fails to load, a plain input replaces it. */
const InternationalPhoneInput = lazy(async () => {
  try {
    const [{ InternationalPhoneInput: Input }, rules] = await Promise.all([
      import(/* webpackChunkName: "phone" */ './international-phone-input.tsx'),
      loadPhoneRules(),
    ])
    return { default: (props: PhoneInputProps) => <Input {...props} rules={rules} /> }
  } catch {
    return { default: PlainPhoneInput }
  }
})

/** The international phone input (specification, section 2.7), loaded after the rest of the form. */
export function PhoneInput(props: Omit<PhoneInputProps, 'control'>) {
  const control = useFieldControl()
  return (
    <Suspense fallback={<Skeleton height="var(--control-md)" />}>
      <InternationalPhoneInput {...props} control={control} />
    </Suspense>
  )
}
