import { createTexts } from '@adamarket/shared/i18n/create-texts.ts'
import { render, screen } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { expect, it } from 'vitest'

import { createI18nextTexts } from './i18next-texts.ts'

const loaders = {
  en: async () => ({ texts: { found_one: '{{count}} ad', found_other: '{{count}} ads' } }),
  tr: async () => ({ texts: { found_one: '{{count}} ilan', found_other: '{{count}} ilan' } }),
}

/** A page of a release that shows its texts by i18next. */
function Page({ count }: { readonly count: number }) {
  const { t } = useTranslation('older')
  return <p>{t('found', { count })}</p>
}

it('a release for an older contract gets i18next, in the language of the page', async () => {
  const released = createI18nextTexts('en')
  const texts = createTexts('en', released)
  await released.prepareFor('2.8.0')
  expect(released.i18n.language).toBe('en')
  await texts.add('older', loaders)
  render(<Page count={2} />)
  expect(screen.getByText('2 ads')).toBeVisible()
  await texts.changeLanguage('tr')
  expect(await screen.findByText('2 ilan')).toBeVisible()
  expect(released.i18n.language).toBe('tr')
})

it('a release for this contract does without', async () => {
  const released = createI18nextTexts('en')
  await released.prepareFor('2.9.0')
  expect(released.isLoaded()).toBe(false)
  expect(() => released.i18n).toThrow('older contract')
})

it('starts in the language that the visitor has chosen meanwhile', async () => {
  const released = createI18nextTexts('en')
  await released.changeLanguage('tr')
  await released.prepareFor('2.6.0')
  expect(released.i18n.language).toBe('tr')
})
