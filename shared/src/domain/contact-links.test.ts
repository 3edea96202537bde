import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyCharacter } from '#testing/any-character.ts'

import { dialableNumber, telLink, whatsappLink } from './contact-links.ts'

describe('links to a stored phone number', () => {
  it.each([
    ['+905330000001', '+905330000001'],
    ['+90 (533) 000-00-01', '+905330000001'],
    ['905330000001', '+905330000001'],
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
        expect(telLink(stored) ?? 'tel:+12345').toMatch(/^tel:\+\d{5,15}$/)
        expect(whatsappLink(stored, text) ?? 'https://wa.me/12345?text=').toMatch(
          /^https:\/\/wa\.me\/\d{5,15}\?text=[^&#\s]*$/,
        )
      }),
    )
  })
})
