import { expect, test, vi } from 'vitest'

import { readContactMail } from '#host/read-contact-mail.ts'

const contactMail = {
  serviceId: 'service',
  templateId: 'template',
  publicKey: 'key',
  origin: 'http://localhost:3025',
}

test('reads the account at the email service', () => {
  const report = vi.fn()
  expect(readContactMail({ contactMail }, report)).toEqual(contactMail)
  expect(report).not.toHaveBeenCalled()
})

test('a site without one reports no problem', () => {
  const report = vi.fn()
  expect(readContactMail({}, report)).toBeUndefined()
  expect(report).not.toHaveBeenCalled()
})

test.each([
  ['an empty key', { ...contactMail, publicKey: '' }],
  [
    'an origin with a path, which the library would append to',
    { ...contactMail, origin: 'https://mail.example/' },
  ],
  ['no origin', { serviceId: 'service', templateId: 'template', publicKey: 'key' }],
])('%s is reported and ignored', (_, unusable) => {
  const report = vi.fn()
  expect(readContactMail({ contactMail: unusable }, report)).toBeUndefined()
  expect(report).toHaveBeenCalledOnce()
})
