import { expect, it } from 'vitest'

import { createTexts } from './create-i18n.ts'
import { favouriteTexts } from './favourite-texts.ts'

const title = 'سيارة Honda!'

it('a sentence keeps its order around a text from right to left', async () => {
  const { i18n, add } = createTexts('en')
  expect(favouriteTexts(i18n)('keepNamed', { title })).toBe(`Favourite: \u2068${title}\u2069`)
  const loader = async () => ({ texts: { sold: '{{name}} is sold. {{count}}' } })
  await add('page', { en: loader, tr: loader })
  expect(i18n.t('sold', { ns: 'page', name: title, count: 2 })).toBe(
    `\u2068${title}\u2069 is sold. 2`,
  )
})

it('other texts are as they are', () => {
  const { i18n } = createTexts('en')
  expect(favouriteTexts(i18n)('keepNamed', { title: 'Honda <b> & "Civic"' })).toBe(
    'Favourite: Honda <b> & "Civic"',
  )
})
