import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyCharacter } from '#testing/any-character.ts'
import { foldText } from '#domain/text/fold-text.ts'

import { searchedPieces } from './filler-words.ts'
import { findMatches } from './find-matches.ts'

function matches(text: string, query: string): readonly string[] {
  return findMatches(text, query).map(({ start, end }) => text.slice(start, end))
}

const alphabet = fc.constantFrom(...'ıIİişŞsSğ№ﬁß é👋'.split(''), 'g\u0306', 'ς', 'Σ', '👩‍🚀', '한')
const aText = fc.string({ unit: alphabet, maxLength: 30 })
const anyText = fc.oneof(aText, fc.string({ unit: anyCharacter, maxLength: 30 }))

describe('findMatches', () => {
  it.each([
    ['Honda Civic civic', 'civic', ['Civic', 'civic']],
    ['ŞİŞME BOT', 'sisme', ['ŞİŞME']],
    ['Şişme bot', 'SISME', ['Şişme']],
    ['İskele', 'iske', ['İske']],
    ['Iskele', 'İSKELE', ['Iskele']],
    ['Daire №5', 'no5', ['№5']],
    ['Daire №5', 'o', ['№']],
    ['aaaa', 'aa', ['aa', 'aa']],
    ['Cafe\u0301 Nero', 'cafe', ['Cafe\u0301']],
    ['👋 selam', 'selam', ['selam']],
    ['Honda', 'toyota', []],
    ['Honda Civic', 'civic  honda', ['Honda', 'Civic']],
    ['Honda Civic', 'honda accord', ['Honda']],
    ['Honda Civic', 'a civic i', ['Civic']],
    ['ababa', 'aba bab', ['abab']],
    ['Room for a student', 'Property for student', ['student']],
    ['Bir oda ve mutfak', 'ev için bir oda', ['oda']],
    ['Room for a student', 'for', ['for']],
    ['Room for a student', 'For A', ['for a']],
    ['Room for a student', 'for the', ['for']],
    ['Honda', '  ', []],
    ['', 'honda', []],
  ])('finds in %j, for the query %j, %j', (text, query, found) => {
    expect(matches(text, query)).toEqual(found)
  })

  it('finds a match exactly where search does', () => {
    fc.assert(
      fc.property(anyText, aText, (text, query) => {
        const wanted = foldText(query.trim())
        const words = searchedPieces(query).filter(({ length }) => length >= 2)
        const isFound = [wanted, ...words].some((one) => one !== '' && foldText(text).includes(one))
        expect(findMatches(text, query).length > 0).toBe(isFound)
      }),
    )
  })

  it('returns ordered ranges that do not overlap and contain the query', () => {
    fc.assert(
      fc.property(aText, fc.nat(30), fc.integer({ min: 1, max: 4 }), (text, from, length) => {
        // By characters: half of one is found nowhere.
        const query = [...text].slice(from, from + length).join('')
        let last = 0
        for (const { start, end } of findMatches(text, query)) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(foldText(text.slice(start, end))).toContain(foldText(query.trim()))
          last = end
        }
        expect(last).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})
