import { describe, expect, it } from 'vitest'

import type { TextLoaders } from '#i18n/create-i18n.ts'
import { createTexts } from '#i18n/create-i18n.ts'

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

  it('switches the language once its texts are there', async () => {
    const texts = createTexts('en')
    await texts.add('part', greetings)
    await texts.speak('tr')
    expect(texts.i18n.language).toBe('tr')
    expect(say(texts)).toBe('Merhaba')
  })

  it('stays with the language when the texts of the other do not come', async () => {
    const texts = createTexts('en')
    await texts.add('part', { ...greetings, tr: () => Promise.reject(new Error('offline')) })
    await expect(texts.speak('tr')).rejects.toThrow('offline')
    expect(texts.i18n.language).toBe('en')
  })

  it('asks again for texts that failed before', async () => {
    let isOnline = false
    const en = () => (isOnline ? greetings.en() : Promise.reject(new Error('offline')))
    const texts = createTexts('en')
    await expect(texts.add('part', { ...greetings, en })).rejects.toThrow('offline')
    isOnline = true
    await texts.add('part', { ...greetings, en })
    expect(say(texts)).toBe('Hello')
  })

  it('takes the texts of a newer release, and keeps those that the older one still shows', async () => {
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

  it('brings a part that was on its way while the language changed in the new language too', async () => {
    const texts = createTexts('en')
    let deliver = (_texts: { texts: { greeting: string } }) => {}
    const slow = new Promise<{ texts: { greeting: string } }>((resolve) => {
      deliver = resolve
    })
    const added = texts.add('part', { ...greetings, en: () => slow })
    await texts.speak('tr')
    deliver({ texts: { greeting: 'Hello' } })
    await added
    expect(say(texts)).toBe('Merhaba')
  })
})
