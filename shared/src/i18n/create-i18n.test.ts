import { describe, expect, it } from 'vitest'

import type { TextLoaders } from './create-i18n.ts'
import { createTexts } from './create-i18n.ts'

const greetings: TextLoaders = {
  en: () => Promise.resolve({ texts: { greeting: 'Hello' } }),
  tr: () => Promise.resolve({ texts: { greeting: 'Merhaba' } }),
}

const say = ({ i18n }: ReturnType<typeof createTexts>) =>
  i18n.getResource(i18n.language, 'part', 'greeting')

describe('createTexts', () => {
  it('loads a namespace in the current language', async () => {
    const texts = createTexts('tr')
    await texts.add('part', greetings)
    expect(say(texts)).toBe('Merhaba')
  })

  it('switches the language once its texts are loaded', async () => {
    const texts = createTexts('en')
    await texts.add('part', greetings)
    await texts.changeLanguage('tr')
    expect(texts.i18n.language).toBe('tr')
    expect(say(texts)).toBe('Merhaba')
  })

  it('keeps the language when the texts of the other one fail to load', async () => {
    const texts = createTexts('en')
    await texts.add('part', { ...greetings, tr: () => Promise.reject(new Error('offline')) })
    await expect(texts.changeLanguage('tr')).rejects.toThrow('offline')
    expect(texts.i18n.language).toBe('en')
  })

  it('retries texts that failed to load', async () => {
    let isOnline = false
    const en = () => (isOnline ? greetings.en() : Promise.reject(new Error('offline')))
    const texts = createTexts('en')
    await expect(texts.add('part', { ...greetings, en })).rejects.toThrow('offline')
    isOnline = true
    await texts.add('part', { ...greetings, en })
    expect(say(texts)).toBe('Hello')
  })

  it('adds the texts of a newer release to those that the page in view still uses', async () => {
    const texts = createTexts('en')
    const older = {
      en: async () => ({ texts: { greeting: 'Hello', old: 'Old' } }),
      tr: greetings.tr,
    }
    await texts.add('part', older)
    await texts.add('part', { ...greetings, en: async () => ({ texts: { greeting: 'Hi' } }) })
    expect(say(texts)).toBe('Hi')
    expect(texts.i18n.getResource('en', 'part', 'old')).toBe('Old')
  })

  it('loads a part in the new language when the language changed while it was loading', async () => {
    const texts = createTexts('en')
    let deliver = (_texts: { texts: { greeting: string } }) => {}
    const slow = new Promise<{ texts: { greeting: string } }>((resolve) => {
      deliver = resolve
    })
    const added = texts.add('part', { ...greetings, en: () => slow })
    await texts.changeLanguage('tr')
    deliver({ texts: { greeting: 'Hello' } })
    await added
    expect(say(texts)).toBe('Merhaba')
  })
})
