import { expect, it } from 'vitest'

import { languageOfText } from './language-of-text.ts'

it.each([
  ['Honda Civic for sale, one owner, very clean.', 'en'],
  ['Temiz aile arabası, masrafsız.', 'tr'],
  ['Satilik daire, deniz manzarali ve esyali', 'tr'],
  ['Продаётся квартира в Кирении', 'ru'],
  ['Диван в хорошем состоянии', 'ru'],
  ['شقة مفروشة للإيجار في كيرينيا', 'ar'],
  ['سيارة Honda للبيع', 'ar'],
  // Persian is not a language of the site.
  ['آپارتمان برای فروش', undefined],
  ['Honda Civic 2016', undefined],
  ['', undefined],
])('%s is in %s', (text, language) => {
  expect(languageOfText(text)).toBe(language)
})
