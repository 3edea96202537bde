import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { onEveryPage } from '#testing/a-site.ts'

import { recentSearches, rememberSearch } from './recent-searches.ts'
import { SearchForm } from './search-form.tsx'

const input = () => screen.getByRole('combobox')
const options = () => screen.findAllByRole('option')
const optionNames = async () =>
  (await options()).map((option) => option.textContent.replace('recent search', ''))

async function renderForm(path = '/', listings = createMemoryListings([])) {
  const { router, services } = await renderRemote(onEveryPage(<SearchForm />), {
    path,
    services: { listings },
  })
  const address = () => `${router.state.location.pathname}${router.state.location.search}`
  return { address, services }
}

beforeEach(() => {
  localStorage.clear()
  for (const text of ['sofa', 'şişme bot', 'honda civic']) rememberSearch(text)
})

test('an empty, focused search suggests recent searches', async () => {
  const { address, services } = await renderForm()
  services.selectedLocation.getState().choose('Girne')
  expect(input()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(input())
  expect(await optionNames()).toEqual(['honda civic', 'şişme bot', 'sofa'])
  expect(input()).toHaveAttribute('aria-expanded', 'true')
  expect(input()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
  await userEvent.click(screen.getByRole('option', { name: /sofa/ }))
  expect(address()).toBe('/search?query=sofa&location=Girne')
  expect(input()).toHaveValue('sofa')
  expect(recentSearches()[0]).toBe('sofa')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('a category leads to all its listings in the selected location', async () => {
  const { address } = await renderForm()
  await userEvent.type(input(), 'kedi')
  expect(await optionNames()).toEqual(['Catsin Pets'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(address()).toBe('/search?query=&location=All&category=Pets&subcategory=Cats')
  expect(input()).toHaveValue('')
  expect(recentSearches()).toHaveLength(3)
})

test('a make leads to its listings, whose number is beside it', async () => {
  const civic = aListing({
    category: 'Vehicles',
    subCategory: 'Cars for Sale',
    attributes: { make: 'Honda' },
  })
  const { address } = await renderForm('/', createMemoryListings([civic]))
  await userEvent.type(input(), 'hon')
  const honda = await screen.findByRole('option', { name: 'Honda in Vehicles 1 listing' })
  expect((await options())[1]).toBe(honda)
  await userEvent.click(honda)
  expect(address()).toBe('/search?query=&location=All&category=Vehicles&make=Honda')
})

test('a place leads there, whatever place is selected', async () => {
  const { address, services } = await renderForm()
  services.selectedLocation.getState().choose('Girne')
  await userEvent.type(input(), 'sakarya')
  await userEvent.click(await screen.findByRole('option', { name: /Sakarya/ }))
  expect(address()).toBe('/search?query=&location=Magusa&area=Sakarya')
})

test('a landmark leads to the homes near it, whose number is beside it', async () => {
  const home = { category: 'Real Estate', subCategory: 'Apartments', location: 'Girne' }
  const listings = createMemoryListings([
    aListing({ ...home, id: 'near', area: 'Karaoğlanoğlu' }),
    aListing({ ...home, id: 'far', area: 'Esentepe' }),
  ])
  const { address } = await renderForm('/', listings)
  await userEvent.type(input(), 'gaü')
  await userEvent.click(await screen.findByRole('option', { name: 'GAU homes nearby 1 listing' }))
  expect(address()).toBe('/search?query=&location=Girne&near=gau&category=Real%20Estate')
})

test('a known query leads to its results', async () => {
  const { address } = await renderForm()
  await userEvent.type(input(), 'property for s')
  await userEvent.click(await screen.findByRole('option', { name: /Property for Sale/ }))
  expect(address()).toBe('/search?query=Property%20for%20Sale&location=All')
})

test('the arrow keys go through the suggestions and back to the typed text', async () => {
  const { address } = await renderForm()
  await userEvent.type(input(), 'dogs')
  const [dogs] = await options()
  expect(input()).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{ArrowDown}')
  expect(input()).toHaveAttribute('aria-activedescendant', dogs?.id)
  expect(dogs).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  expect(input()).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{ArrowUp}')
  expect(input()).toHaveAttribute('aria-activedescendant', dogs?.id)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(address()).toBe('/search?query=dogs&location=All')
})

test('Escape closes the list and keeps the text, an arrow key opens it again', async () => {
  await renderForm()
  await userEvent.type(input(), 'cats')
  await options()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(input()).toHaveValue('cats')
  await userEvent.keyboard('{ArrowDown}')
  expect(await options()).toHaveLength(1)
})

test('the list closes when the focus leaves it', async () => {
  await renderForm()
  await userEvent.type(input(), 'cats')
  await options()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus()
  expect(await options()).toHaveLength(1)
  await userEvent.tab()
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

test('recent searches are removed one by one, by key and by pointer, and all at once', async () => {
  await renderForm()
  await userEvent.click(input())
  await options()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Delete}')
  expect(await optionNames()).toEqual(['honda civic', 'sofa'])
  const [civic] = await options()
  await userEvent.click(within(civic ?? document.body).getByTitle('Remove'))
  expect(await optionNames()).toEqual(['sofa'])
  expect(input()).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(recentSearches()).toEqual([])
})

test('a search is remembered, white space is not', async () => {
  await renderForm()
  await userEvent.type(input(), '   {Enter}')
  await userEvent.clear(input())
  await userEvent.type(input(), ' bed {Enter}')
  expect(recentSearches()).toEqual(['bed', 'honda civic', 'şişme bot', 'sofa'])
})

test('a recent search is shown as plain text', async () => {
  const hostile = '<img src=x onerror=alert(1)>{{count}}'
  rememberSearch(hostile)
  await renderForm()
  await userEvent.click(input())
  expect((await optionNames())[0]).toBe(hostile)
  expect(document.querySelector('img')).toBeNull()
})
