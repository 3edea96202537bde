import { expect, it } from 'vitest'

import { pageAfter, pageToAsk, pageWithoutSearch } from './unsubscribe-page.ts'

it('asks in the language of the search, with a form that sends the same address', () => {
  const page = pageToAsk('tr', [{ name: 'Arabalar', language: 'tr' }])
  expect(page).toContain('<html lang="tr" dir="ltr">')
  const question = '“Arabalar” için e-posta almayı bırakmak istiyor musunuz?'
  expect(page).toContain(`<title>${question} · AdaMarket</title>`)
  expect(page).toContain(`<h1>${question}</h1>`)
  expect(page).toContain('<form method="post"><button>')
})

it.each([
  ['en' as const, 'Stop emails about “Cars”, “Flats” and “Boats”?'],
  ['tr' as const, '“Cars”, “Flats” ve “Boats” için e-posta almayı bırakmak istiyor musunuz?'],
])('names all searches of a link in %s', (language, question) => {
  const about = ['Cars', 'Flats', 'Boats'].map((name) => ({ name, language }))
  expect(pageToAsk(language, about)).toContain(`<h1>${question}</h1>`)
})

it('shows a hostile name as text', () => {
  const page = pageAfter('en', [{ name: '<img src=x>&', language: 'en' }])
  expect(page).toContain('about “&lt;img src=x&gt;&amp;” any more')
})

it('says that a search is gone, in one language', () => {
  const page = pageWithoutSearch('ru')
  expect(page).toContain('<html lang="ru" dir="ltr">')
  expect(page).not.toContain('no longer saved')
})

it('names the favourites, and leads to no saved search then', () => {
  expect(pageToAsk('en', [{ language: 'en' }])).toContain('Stop emails about your favourites?')
  expect(pageAfter('en', [{ language: 'en' }])).not.toContain('/saved-searches')
})
