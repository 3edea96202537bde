import type { SelectedLocation } from '@adamarket/shared/domain/location.ts'
import { locationChoices } from '@adamarket/shared/domain/location.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'

import { onEveryPage } from '#testing/a-site.ts'

import { LocationPicker } from './location-picker.tsx'

function pageWith(choices: readonly SelectedLocation[]) {
  return onEveryPage(
    <>
      <LocationPicker choices={choices} />
      <button type="button">Something else</button>
    </>,
  )
}

async function renderPicker(choices: readonly SelectedLocation[] = locationChoices.header) {
  const { services } = await renderRemote(pageWith(choices), { path: '/' })
  const { getState } = services.selectedLocation
  return { chosen: () => getState().selectedLocation, choose: getState().choose }
}

const button = () => screen.getByRole('button', { name: /^Location: / })
const optionNames = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const activeName = () => {
  const id = screen.getByRole('listbox').getAttribute('aria-activedescendant')
  return id && document.querySelector(`[id="${id}"]`)?.textContent
}

test('shows the current location, and seven choices once opened', async () => {
  await renderPicker()
  expect(button()).toHaveAccessibleName('Location: All')
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button())
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  expect(optionNames()).toEqual([
    'All',
    'Lefkosia',
    'Magusa',
    'Girne',
    'Guzelyurt',
    'Lefke',
    'Iskele',
  ])
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('All')
})

test('choosing stores the location, shows it and closes the list', async () => {
  const { chosen } = await renderPicker()
  await userEvent.click(button())
  await userEvent.click(screen.getByRole('option', { name: 'Girne' }))
  expect(chosen()).toBe('Girne')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(button()).toHaveAccessibleName('Location: Girne')
  expect(button()).toHaveFocus()
})

test('the button closes the list again', async () => {
  await renderPicker()
  await userEvent.click(button())
  await userEvent.click(button())
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('a click outside closes the list and changes nothing', async () => {
  const { chosen } = await renderPicker()
  await userEvent.click(button())
  await userEvent.click(document.body)
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(chosen()).toBe('All')
})

test('the menu of small screens lists the cities, and All only while it is selected', async () => {
  const { choose } = await renderPicker(locationChoices.mobileMenu)
  await userEvent.click(button())
  expect(optionNames()).toContain('All')
  await userEvent.click(screen.getByRole('option', { name: 'Lefke' }))
  await userEvent.click(button())
  expect(optionNames()).not.toContain('All')
  expect(optionNames()).toHaveLength(6)
  choose('All')
  expect(await screen.findByRole('option', { name: 'All' })).toBeInTheDocument()
})

test('the menu of small screens clears a chosen city in words', async () => {
  const { chosen, choose } = await renderPicker(locationChoices.mobileMenu)
  expect(screen.queryByText('Clear')).toBeNull()
  choose('Lefke')
  await userEvent.click(await screen.findByRole('button', { name: 'Clear location: Lefke' }))
  expect(chosen()).toBe('All')
  expect(button()).toHaveFocus()
  expect(screen.queryByText('Clear')).toBeNull()
})

test('Turkish names have the same stored values', async () => {
  const { services } = await renderRemote(pageWith(locationChoices.header), {
    path: '/',
    language: 'tr',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Konum: Tümü' }))
  await userEvent.click(screen.getByRole('option', { name: 'Gazimağusa' }))
  expect(services.selectedLocation.getState().selectedLocation).toBe('Magusa')
})

describe('by keyboard', () => {
  test.each([
    ['{Enter}', 'All'],
    [' ', 'All'],
    ['{ArrowDown}', 'All'],
    ['{ArrowUp}', 'All'],
  ])('%s opens the list at the current location', async (key, active) => {
    await renderPicker()
    await userEvent.tab()
    await userEvent.keyboard(key)
    expect(screen.getByRole('listbox')).toHaveFocus()
    expect(activeName()).toBe(active)
  })

  test.each([
    ['{ArrowDown}{ArrowDown}', 'Magusa'],
    ['{ArrowDown}{ArrowDown}{ArrowUp}', 'Lefkosia'],
    ['{End}', 'Iskele'],
    ['{End}{ArrowDown}', 'Iskele'],
    ['{End}{Home}', 'All'],
    ['{ArrowUp}', 'All'],
  ])('%s moves to %s, and Enter chooses it', async (keys, name) => {
    const { chosen } = await renderPicker()
    await userEvent.click(button())
    await userEvent.keyboard(keys)
    expect(activeName()).toBe(name)
    expect(chosen()).toBe('All')
    await userEvent.keyboard('{Enter}')
    expect(chosen()).toBe(name)
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })

  test('Escape closes the list, changes nothing and focuses the button', async () => {
    const { chosen } = await renderPicker()
    await userEvent.click(button())
    await userEvent.keyboard('{ArrowDown}{Escape}')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(chosen()).toBe('All')
    expect(button()).toHaveFocus()
  })

  test('Tab closes the list and moves focus to the next element', async () => {
    await renderPicker()
    await userEvent.click(button())
    await userEvent.tab()
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Something else' })).toHaveFocus()
  })
})
