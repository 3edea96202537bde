import { randomUUID } from 'node:crypto'

import { expect, it } from 'vitest'

import { linkOf, uploadPicture } from '#seed/upload.ts'

import { backendForTests } from '#tests/functions/backend.ts'

const backend = backendForTests()

it('a picture of the seed is found by its link, as a picture that browsers keep', async () => {
  const path = `images/${randomUUID()}/a-1.webp`
  const webp = Buffer.from([0x52, 0x49, 0xff, 0x00])
  await uploadPicture(backend.bucket, path, webp)
  const host = process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? ''
  const response = await fetch(linkOf(host, path))
  expect(Buffer.from(await response.arrayBuffer())).toEqual(webp)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})
