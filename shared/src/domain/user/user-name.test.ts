import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyCharacter } from '#testing/any-character.ts'
import { disguisedTexts, plainNames, posingNames, unseenTexts } from '#testing/hostile-names.ts'

import { oneLine } from '#domain/text/one-line.ts'
import { posesAsOperator, userName } from './user-name.ts'

describe('a title or a name on one line', () => {
  it.each(unseenTexts)('is empty when nothing in it can be seen: %j', (text) => {
    expect(oneLine(text)).toBe('')
  })

  it.each(disguisedTexts)('has nothing that cannot be seen, as %j does', (text) => {
    expect(oneLine(text)).toMatch(/^(?:Ayşe(?: ?eşyalar| Girne)?)$/)
  })

  it.each(plainNames)('stays as it is: %s', (text) => expect(oneLine(text)).toBe(text))

  it('is composed, with single spaces', () => {
    expect(oneLine('  S\u0327is\u0327me \u00A0  bot ')).toBe('Şişme bot')
  })

  it('has joiners only where they join', () => {
    expect(oneLine('\u200Da\u200D\u200D\u200Db \uFE0Fc\u200C')).toBe('a\u200Db c')
  })

  it('is the same when it is read again', () => {
    const texts = fc.string({ unit: anyCharacter, maxLength: 20 })
    fc.assert(
      fc.property(texts, (text) => {
        expect(oneLine(oneLine(text))).toBe(oneLine(text))
      }),
    )
  })
})

describe('the name of a user', () => {
  it('has plain letters instead of decorative ones', () => {
    expect(userName('𝓐𝔂𝓼𝓮 Ｄｅｍｉｒ')).toBe('Ayse Demir')
    expect(posesAsOperator(userName('𝐀𝐝𝐚𝐌𝐚𝐫𝐤𝐞𝐭'))).toBe(true)
  })

  it.each(posingNames)('could be taken for the operator’s: %s', (name) => {
    expect(posesAsOperator(name)).toBe(true)
  })

  it.each(plainNames)('is a user’s: %s', (name) => expect(posesAsOperator(name)).toBe(false))
})
