import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { onEveryPage } from '#testing/a-site.ts'

import { SearchForm } from './search-form.tsx'

const input = () => screen.getByRole('combobox', { name: 'Search listings' })

async function renderForm(path = '/') {
  const { router, services } = await renderRemote(onEveryPage(<SearchForm />), { path })
  const address = () => `${router.state.location.pathname}${router.state.location.search}`
  return { address, router, services }
}

test('has the placeholder of the specification', async () => {
  await renderForm()
  expect(input()).toHaveAttribute('placeholder', 'Find Cars, Mobile Phones and more...')
})

test('leads to the results for the trimmed text, in all locations', async () => {
  const { address } = await renderForm()
  await userEvent.type(input(), '  honda civic & co {Enter}')
  expect(address()).toBe('/search?query=honda%20civic%20%26%20co&location=All')
})

test('leads to the results in the selected location', async () => {
  const { address, services } = await renderForm()
  services.selectedLocation.getState().choose('Girne')
  await userEvent.type(input(), 'civic')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(address()).toBe('/search?query=civic&location=Girne')
})

test('shows no English query of a tab in Turkish', async () => {
  const { router } = await renderRemote(onEveryPage(<SearchForm />), {
    path: '/search?query=Jobs',
    language: 'tr',
  })
  const field = screen.getByRole('combobox', { name: 'İlanlarda ara' })
  expect(field).toHaveValue('')
  await act(() => router.navigate('/search?query=civic'))
  expect(field).toHaveValue('civic')
})

test('takes no more letters than a search reads', async () => {
  await renderForm()
  await userEvent.click(input())
  await userEvent.paste('x'.repeat(300))
  expect(input()).toHaveValue('x'.repeat(200))
})

test.each(['', '   '])('does nothing for "%s"', async (text) => {
  const { address } = await renderForm()
  await userEvent.type(input(), `${text}{Enter}`)
  expect(address()).toBe('/')
})

test('shows the text of the current results, also after going to others', async () => {
  const { router } = await renderForm('/search?query=Mobile%20%26%20Tablets')
  expect(input()).toHaveValue('Mobile & Tablets')
  await act(() => router.navigate('/search?query=Jobs&location=Girne'))
  expect(input()).toHaveValue('Jobs')
})

test('shows the words that became filters, as they were typed', async () => {
  await renderForm('/search?query=&location=Girne&rooms=2%2B1&typed=2%2B1%20girne')
  expect(input()).toHaveValue('2+1 girne')
})

test('keeps typed text during a navigation to another page', async () => {
  const { router } = await renderForm('/search?query=civic')
  await userEvent.type(input(), ' 2016')
  await act(() => router.navigate('/listing/1'))
  expect(input()).toHaveValue('civic 2016')
})
