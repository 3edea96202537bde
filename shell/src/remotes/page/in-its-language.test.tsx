import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { onEveryPage } from '#testing/a-site.ts'

import { InItsLanguage, servicesInLanguageOf } from './in-its-language.tsx'

const english = async () => ({ default: {} })

function Page() {
  const t = useTranslations('shell')
  const { language } = useHostServices()
  return <p>{`${useLocale()} ${language()} ${t('header.menu')}`}</p>
}

it('a release that has no texts in the language of the page shows the default one, and says so', async () => {
  const older = (
    <InItsLanguage loaders={{ en: english, tr: english }}>
      <Page />
    </InItsLanguage>
  )
  await renderRemote(onEveryPage(older), { path: '/', language: 'ru' })
  expect(screen.getByText(/^en en /).closest('[lang]')).toHaveAttribute('lang', 'en')
})

it('a release that has them is in the language of the page', async () => {
  const newer = (
    <InItsLanguage loaders={{ en: english, ru: english }}>
      <Page />
    </InItsLanguage>
  )
  await renderRemote(onEveryPage(newer), { path: '/', language: 'ru' })
  expect(screen.getByText('ru ru Меню')).toBeInTheDocument()
})

it('the services of a release name only languages in which it has texts', async () => {
  const { services } = await renderRemote(onEveryPage(<Page />), { path: '/', language: 'en' })
  const own = servicesInLanguageOf({ en: english, tr: english }, services)
  await services.changeLanguage('tr')
  expect(own.language()).toBe('tr')
  await services.changeLanguage('ru')
  expect(own.language()).toBe('en')
  expect(own.listings).toBe(services.listings)
})
