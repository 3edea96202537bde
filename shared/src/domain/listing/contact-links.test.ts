import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyCharacter } from '#testing/any-character.ts'

import { dialableNumber, telLink, whatsappLink } from './contact-links.ts'

describe('links to a stored phone number', () => {
  it.each([
    ['+905330000001', '+905330000001'],
    ['+90 (533) 000-00-01', '+905330000001'],
    ['905330000001', '+905330000001'],
    ['+44 (0)7911 123456', '+447911123456'],
    ['+44 07911-123456', '+447911123456'],
    ['+90 (0533) 000 00 01', '+905330000001'],
    ['+357 099 123456', '+35799123456'],
    ['+0090 533 000 00 01', '+905330000001'],
    ['00 44 (0)7911 123456', '+447911123456'],
    ['+39 06 1234567', '+39061234567'],
    ['+39 (0)6 1234567', '+39061234567'],
    ['+378 0549 123456', '+3780549123456'],
    ['+225 01 23 45 67 89', '+2250123456789'],
    ['+36 (06) 20 123 4567', '+36201234567'],
    ['+7 8 912 345 67 89', '+79123456789'],
    ['+1 (1) 212 555 0123', '+12125550123'],
    ['+77010001234', '+77010001234'],
    ['+0533 000 00 01', '05330000001'],
    ['05330000001', '05330000001'],
    ['+12345', '+12345'],
    ['+٩٠ ٥٣٣ ٠٠٠ ٠٠ ٠١', '+905330000001'],
    ['+90123', '+90123'],
    ['javascript:alert(12345)', '+12345'],
    ['+905330000001?call=1"><script>', '+9053300000011'],
  ])('%j is dialled as %s', (stored, number) => {
    expect(dialableNumber(stored)).toBe(number)
  })

  it.each(['', '+', '1234', 'call me', '+90533000000190542000000'])(
    '%j contains no number, so there is no link',
    (stored) => {
      expect(telLink(stored)).toBeUndefined()
      expect(whatsappLink(stored, 'Hello')).toBeUndefined()
    },
  )

  it('opens no chat with a number that has no country code', () => {
    expect(telLink('+0533 000 00 01')).toBe('tel:05330000001')
    expect(whatsappLink('+0533 000 00 01', 'Hello')).toBeUndefined()
  })

  it('contains the initial text unchanged', () => {
    const text = 'Merhaba, "Şişme bot" & kürek?\nhttps://adamarket.example/listing/1'
    const link = new URL(whatsappLink('+905330000001', text) ?? '')
    expect(link.origin + link.pathname).toBe('https://wa.me/905330000001')
    expect([...link.searchParams]).toEqual([['text', text]])
  })

  it('accepts a text cut in the middle of an emoji', () => {
    expect(whatsappLink('+905330000001', 'Hi \uD83D')).toBe(
      'https://wa.me/905330000001?text=Hi%20%EF%BF%BD',
    )
  })

  it('keeps its scheme and host whatever is stored', () => {
    const anything = fc.string({ unit: anyCharacter })
    fc.assert(
      fc.property(anything, fc.nat(), anything, (before, number, text) => {
        const stored = `${before}${number}`
        expect(telLink(stored) ?? 'tel:+12345').toMatch(/^tel:\+?\d{5,15}$/)
        expect(whatsappLink(stored, text) ?? 'https://wa.me/12345?text=').toMatch(
          /^https:\/\/wa\.me\/\d{5,15}\?text=[^&#\s]*$/,
        )
      }),
    )
  })
})
