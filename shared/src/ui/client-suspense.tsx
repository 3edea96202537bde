import type { ReactNode } from 'react'
import { Suspense } from 'react'

import { useWasServed } from './use-on-device.ts'

type Props = { readonly fallback?: ReactNode; readonly children: ReactNode }

/**
 * A boundary around what a browser renders by itself, and none around what it hydrates: a served page has all it needs, and
 * each boundary would be hydrated apart, later than the rest.
 */
export function ClientSuspense({ fallback, children }: Props) {
  return useWasServed() ? children : <Suspense fallback={fallback}>{children}</Suspense>
}
