import * as v from 'valibot'
import { expect, it, vi } from 'vitest'

import { randomId } from './random-id.ts'

const version4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

it('is a UUID, another one each time, also where crypto.randomUUID is missing', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 100 }, randomId)
  for (const id of ids) {
    expect(id).toMatch(version4)
    expect(v.is(v.pipe(v.string(), v.uuid()), id)).toBe(true)
  }
  expect(new Set(ids).size).toBe(100)
})
