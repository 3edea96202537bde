import type { KeyObject } from 'node:crypto'
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto'

import type { DeviceSubscription } from '@adamarket/shared/domain/device-alerts.ts'

/** The keys by which push services know the site (RFC 8292), base64url: a point of P-256, uncompressed, and its number. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string }

/** The size of an encrypted record, which is also the most that push services take. */
const recordSize = 4096

/** How long a push service keeps a notification for a device that is off, in seconds. */
const timeToLive = 24 * 60 * 60

/** How long the proof in a request is valid, in seconds; a day is the most. */
const proofLifetime = 12 * 60 * 60

/** Ephemeral, for one notification; tests pass those of the RFC. */
type Sender = { readonly salt: Buffer; readonly privateKey?: Buffer }

export function newPushKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { d = '', x = '', y = '' } = privateKey.export({ format: 'jwk' })
  return { publicKey: pointOf(x, y).toString('base64url'), privateKey: d }
}

/** The request that gives a push service a text for one browser. `subject` is the site, by which the service finds us. */
export function pushRequest(
  { endpoint, ...keysOfBrowser }: DeviceSubscription,
  text: string,
  keys: PushKeys,
  subject: string,
  now = new Date(),
) {
  const proof = proofFor(new URL(endpoint).origin, keys, subject, now)
  return {
    method: 'POST',
    headers: {
      Authorization: `vapid t=${proof}, k=${keys.publicKey}`,
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: `${timeToLive}`,
    },
    body: new Uint8Array(encrypt(text, keysOfBrowser)),
  }
}

/** Encrypts a text so that only one browser can read it (RFC 8291). */
export function encrypt(
  text: string,
  { p256dh, auth }: Pick<DeviceSubscription, 'p256dh' | 'auth'>,
  { salt, privateKey }: Sender = { salt: randomBytes(16) },
): Buffer {
  const receiver = Buffer.from(p256dh, 'base64url')
  const ecdh = createECDH('prime256v1')
  if (privateKey) ecdh.setPrivateKey(privateKey)
  else ecdh.generateKeys()
  const sender = ecdh.getPublicKey()
  const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender])
  const shared = derive(ecdh.computeSecret(receiver), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const header = Buffer.alloc(5)
  header.writeUInt32BE(recordSize)
  header.writeUInt8(sender.length, 4)
  // 2 ends the last record.
  const record = [cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()]
  return Buffer.concat([salt, header, sender, ...record, cipher.getAuthTag()])
}

/** A signed token by which a push service knows who sends (RFC 8292). */
function proofFor(audience: string, keys: PushKeys, subject: string, now: Date): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const expires = Math.floor(now.getTime() / 1000) + proofLifetime
  const claims = { aud: audience, exp: expires, sub: subject }
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const key = { key: signingKey(keys), dsaEncoding: 'ieee-p1363' } as const
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
}

function signingKey({ publicKey, privateKey }: PushKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', d: privateKey, x, y } })
}

/** An uncompressed point. */
function pointOf(x: string, y: string): Buffer {
  return Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
}
