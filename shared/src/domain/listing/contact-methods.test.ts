import { describe, expect, it } from 'vitest'

import { contactActions, contactMethods, inAppChatLabel } from './contact-methods.ts'

/** What the original detail page did: it compared the stored value with single strings. */
function originalButtons(stored: unknown): readonly string[] {
  return [
    ...(stored === 'Phone' || stored === 'Both' ? ['call', 'whatsapp'] : []),
    ...(stored === 'Chat' || stored === 'Both' ? ['chat'] : []),
  ]
}

describe('the mismatch between the form and the detail page', () => {
  it.each(contactMethods)('original: a listing stored with [%j] shows no button', (method) => {
    expect(originalButtons([method])).toEqual([])
  })

  it.each(contactMethods)(
    'this site: the seller of a listing stored with [%j] can be contacted',
    (method) => {
      expect(contactActions([method])).not.toEqual([])
    },
  )
})

describe('contactActions', () => {
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
  ])('reads the lists of the form and the older single strings: %j as %j', (stored, expected) => {
    expect(contactActions(stored)).toEqual(expected)
  })

  it.each(['Fax', '', '__proto__', 'constructor', 'toString'])(
    'maps the unknown value %j to no action',
    (method) => {
      expect(contactActions([method])).toEqual([])
    },
  )
})
