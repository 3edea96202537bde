import { expect, it, vi } from 'vitest'

import { escapePercents } from './escape-percents.mjs'

it.each([
  ['/listing/%E0%A4%A', '/listing/%25E0%25A4%25A'],
  ['/listing/%', '/listing/%25'],
  ['/%zz/%FF?query=%E0%A4%A', '/%25zz/%25FF?query=%E0%A4%A'],
  ['/listing/%C3%A7ay%20%2F?a=b?c', '/listing/%C3%A7ay%20%2F?a=b?c'],
  ['//example.com/%2', '//example.com/%252'],
])('%s is answered as %s', (url, expected) => {
  const request = { url }
  const next = vi.fn()
  escapePercents(request, {}, next)
  expect(request.url).toBe(expected)
  expect(() => decodeURI(request.url.split('?')[0])).not.toThrow()
  expect(next).toHaveBeenCalledExactlyOnceWith()
})
