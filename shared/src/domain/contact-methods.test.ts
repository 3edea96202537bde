import { describe, expect, it } from 'vitest'

import { contactCapabilities, contactMethods, inAppChatLabel } from './contact-methods.ts'

/** The comparison of the original detail page: the stored value against single strings. */
function originalButtons(stored: unknown): readonly string[] {
  return [
    ...(stored === 'Phone' || stored === 'Both' ? ['call', 'whatsapp'] : []),
    ...(stored === 'Chat' || stored === 'Both' ? ['chat'] : []),
  ]
}

describe('the mismatch between the form and the detail page', () => {
  it.each(contactMethods)('original: an ad stored with [%j] shows no button at all', (method) => {
    expect(originalButtons([method])).toEqual([])
  })

  it.each(contactMethods)('here: an ad stored with [%j] can be answered', (method) => {
    expect(contactCapabilities([method])).not.toEqual([])
  })
})

describe('contactCapabilities', () => {
  it.each([
    [['Phone Number'], ['call']],
    [['Whatsapp'], ['whatsapp']],
    [[inAppChatLabel], ['chat']],
    [['Chat'], ['chat']],
    [['Both'], ['call', 'whatsapp', 'chat']],
    [['Phone'], ['call', 'whatsapp']],
    [
      ['Whatsapp', 'Phone Number'],
      ['call', 'whatsapp'],
    ],
    [
      ['Both', 'Phone'],
      ['call', 'whatsapp', 'chat'],
    ],
    [[' WHATSAPP '], ['whatsapp']],
    [[], []],
  ])('reads %j as %j', (stored, expected) => {
    expect(contactCapabilities(stored)).toEqual(expected)
  })

  it.each(['Fax', '', '__proto__', 'constructor', 'toString'])(
    'grants nothing for the unknown value %j',
    (method) => {
      expect(contactCapabilities([method])).toEqual([])
    },
  )
})
