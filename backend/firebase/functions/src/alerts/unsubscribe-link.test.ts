import { expect, it } from 'vitest'

import { isUnsubscribeSecret, newUnsubscribeSecret } from './unsubscribe-link.ts'

it('knows the form of its own secrets', () => {
  const secrets = Array.from({ length: 100 }, newUnsubscribeSecret)
  expect(secrets.filter((secret) => !isUnsubscribeSecret(secret))).toEqual([])
})

it.each([
  '',
  'x',
  'x'.repeat(31),
  'x'.repeat(33),
  'x'.repeat(5_000),
  `${'x'.repeat(31)}%`,
  'ş'.repeat(32),
])('refuses any other text: %j', (text) => expect(isUnsubscribeSecret(text)).toBe(false))
