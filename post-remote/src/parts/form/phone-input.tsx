import { useFieldControl } from '@adamarket/shared/ui/field.tsx'
import { Skeleton } from '@adamarket/shared/ui/skeleton.tsx'
import { lazy, Suspense } from 'react'

import type { PhoneInputProps } from '#parts/form/plain-phone-input.tsx'
import { PlainPhoneInput } from '#parts/form/plain-phone-input.tsx'

/** If its code fails to load, a plain input replaces it. */
const InternationalPhoneInput = lazy(() =>
  import(/* webpackChunkName: "phone" */ '#parts/form/international-phone-input.tsx').then(
    (module) => ({ default: module.InternationalPhoneInput }),
    () => ({ default: PlainPhoneInput }),
  ),
)

/** The international phone input (specification, section 2.7), loaded after the rest of the form. */
export function PhoneInput(props: Omit<PhoneInputProps, 'control'>) {
  const control = useFieldControl()
  return (
    <Suspense fallback={<Skeleton height="var(--control-md)" />}>
      <InternationalPhoneInput {...props} control={control} />
    </Suspense>
  )
}
