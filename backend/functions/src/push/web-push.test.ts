import { createPublicKey, verify } from 'node:crypto'

import { expect, it } from 'vitest'

import { encrypt, newPushKeys, pushRequest } from './web-push.ts'

/** The example in appendix A of RFC 8291. */
const browser = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

it('encrypts as the example of RFC 8291', () => {
  const encrypted = encrypt('When I grow up, I want to be a watermelon', browser, {
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  })
  expect(encrypted.toString('base64url')).toBe(
    [
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml',
      'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT',
      'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    ].join(''),
  )
})

it('encrypts the same text to another one each time', () => {
  expect(encrypt('text', browser)).not.toEqual(encrypt('text', browser))
})

it('proves to the push service, for half a day, who sends', () => {
  const keys = newPushKeys()
  const now = new Date('2026-11-23T12:00:00Z')
  const subscription = { ...browser, endpoint: 'https://push.example/send/1' }
  const { headers } = pushRequest(subscription, 'text', keys, 'https://site.example', now)
  const [, header = '', claims = '', signature = '', key = ''] =
    /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(headers.Authorization) ?? []
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: 'https://push.example',
    exp: Date.parse('2026-11-24T00:00:00Z') / 1000,
    sub: 'https://site.example',
  })
  const point = Buffer.from(key, 'base64url')
  expect(point).toHaveLength(65)
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  )
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', ...(x && y && { x, y }) },
  })
  expect(
    verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true)
})
