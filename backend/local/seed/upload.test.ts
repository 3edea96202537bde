import { expect, it } from 'vitest'

import { linkOf } from './upload.ts'

it('returns the same link for the same path, and different ones for different paths', () => {
  const first = linkOf('localhost:9199', 'images/a/1.webp')
  expect(first).toMatch(
    /^http:\/\/localhost:9199\/v0\/b\/demo-adamarket\.appspot\.com\/o\/images%2Fa%2F1\.webp\?alt=media&token=[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
  )
  expect(linkOf('localhost:9199', 'images/a/1.webp')).toBe(first)
  expect(linkOf('localhost:9199', 'images/a/2.webp')).not.toBe(first)
})
