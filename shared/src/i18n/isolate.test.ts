import { expect, it } from 'vitest'

import { byLanguage } from './by-language.ts'
import { createTexts } from './create-i18n.ts'

const title = 'سيارة Honda!'

const texts = byLanguage({
  en: { sold: (name: string) => `“${name}” is sold.`, of: { one: (name: string) => `${name}!` } },
  tr: { sold: (name: string) => `“${name}” satıldı.`, of: { one: (name: string) => `${name}!` } },
})

it('a sentence keeps its order around a text from right to left', async () => {
  expect(texts('en').sold(title)).toBe(`“\u2068${title}\u2069” is sold.`)
  expect(texts('tr').of.one(title)).toBe(`\u2068${title}\u2069!`)
  const { i18n, add } = createTexts('en')
  const loader = async () => ({ texts: { sold: '{{name}} is sold. {{count}}' } })
  await add('page', { en: loader, tr: loader })
  expect(i18n.t('sold', { ns: 'page', name: title, count: 2 })).toBe(
    `\u2068${title}\u2069 is sold. 2`,
  )
})

it('other texts are as they are', () => {
  expect(texts('en').sold('Honda <b> & "Civic"')).toBe('“Honda <b> & "Civic"” is sold.')
})
