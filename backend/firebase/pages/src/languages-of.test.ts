import { expect, it } from 'vitest'

import { languagesOf } from './languages-of.ts'

it.each([
  ['the browser’s, the most wanted first', undefined, 'en;q=0.5, tr-CY, de;q=0.8', 'tr-CY de en'],
  ['the chosen one before the browser’s', '__session=tr', 'en', 'tr en'],
  ['the chosen one among other cookies', 'a=b; __session=tr; c=d', undefined, 'tr'],
  ['none from a cookie with a similar name', 'old__session=tr', undefined, ''],
  ['none that the browser refuses', undefined, 'en;q=0, tr;q=nonsense, , de; q=0.1', 'de'],
  ['none without headers', undefined, undefined, ''],
])('%s', (_what, cookie, accepted, expected) => {
  const headers = { ...(cookie && { cookie }), ...(accepted && { 'accept-language': accepted }) }
  expect(languagesOf(headers).join(' ')).toBe(expected)
})
