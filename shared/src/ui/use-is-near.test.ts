import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { useIsNear } from './use-is-near.ts'

it('an element is near at once in a browser that cannot tell', async () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'IntersectionObserver')
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  const place = { current: document.createElement('div') }
  const { result } = renderHook(() => useIsNear(place, '200px'))
  await vi.waitFor(() => expect(result.current).toBe(true))
  if (own) Object.defineProperty(globalThis, 'IntersectionObserver', own)
})
