import { describe, expect, it } from 'vitest'

import { createTexts } from './create-texts.ts'

const greetings = {
  en: () => Promise.resolve({ default: { greeting: 'Hello' } }),
  tr: () => Promise.resolve({ default: { greeting: 'Merhaba' } }),
}

const partOf = ({ store }: ReturnType<typeof createTexts>) => store.getState().messages['part']

const say = (texts: ReturnType<typeof createTexts>) => {
  const part = partOf(texts)
  return typeof part === 'object' ? part['greeting'] : undefined
}

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
    expect(texts.store.getState().language).toBe('tr')
    expect(say(texts)).toBe('Merhaba')
  })

  it('keeps the language when the texts of the other one fail to load', async () => {
    const texts = createTexts('en')
    await texts.add('part', { ...greetings, tr: () => Promise.reject(new Error('offline')) })
    await expect(texts.changeLanguage('tr')).rejects.toThrow('offline')
    expect(texts.store.getState().language).toBe('en')
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

  it('uses the default language for a release that has no texts in the chosen one', async () => {
    const texts = createTexts('tr')
    const older = { ...greetings }
    Reflect.deleteProperty(older, 'tr')
    await texts.add('part', older)
    expect(say(texts)).toBe('Hello')
  })

  it('adds the texts of a newer release to those that the page in view still uses', async () => {
    const texts = createTexts('en')
    const older = {
      en: async () => ({ default: { greeting: 'Hello', old: 'Old' } }),
      tr: greetings.tr,
    }
    await texts.add('part', older)
    await texts.add('part', { ...greetings, en: async () => ({ default: { greeting: 'Hi' } }) })
    expect(partOf(texts)).toEqual({ greeting: 'Hi', old: 'Old' })
  })

  it('loads a part in the new language when the language changed while it was loading', async () => {
    const texts = createTexts('en')
    let deliver = (_texts: { default: { greeting: string } }) => {}
    const slow = new Promise<{ default: { greeting: string } }>((resolve) => {
      deliver = resolve
    })
    const added = texts.add('part', { ...greetings, en: () => slow })
    await texts.changeLanguage('tr')
    deliver({ default: { greeting: 'Hello' } })
    await added
    expect(say(texts)).toBe('Merhaba')
  })
})
