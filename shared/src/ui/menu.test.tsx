import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { expectNoViolations } from '#testing/expect-no-violations.ts'

import { Menu, MenuItem } from './menu.tsx'

const chosen = vi.fn<(place: string) => void>()

beforeEach(() => {
  chosen.mockReset()
  render(
    <Menu button={(props) => <button {...props}>Girne</button>}>
      {['All', 'Lefkosia', 'Girne', 'Lefke'].map((place) => (
        <MenuItem key={place} onClick={() => chosen(place)}>
          {place}
        </MenuItem>
      ))}
      <MenuItem disabled>Elsewhere</MenuItem>
    </Menu>,
  )
})

const opener = () => screen.getByRole('button', { name: 'Girne' })
const item = (name: string) => screen.getByRole('menuitem', { name })

test('opens on a press, focuses the first item, and is announced as open', async () => {
  await userEvent.click(opener())
  expect(opener()).toHaveAttribute('aria-expanded', 'true')
  expect(item('All')).toHaveFocus()
  await expectNoViolations(screen.getByRole('menu'))
})

test('arrow keys wrap around and skip disabled items; Home and End go to the ends', async () => {
  const user = userEvent.setup()
  await user.click(opener())
  await user.keyboard('{ArrowDown}')
  expect(item('Lefkosia')).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(item('All')).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(item('Lefke')).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(item('All')).toHaveFocus()
  await user.keyboard('{ArrowDown}{Home}')
  expect(item('All')).toHaveFocus()
  await user.keyboard('{End}')
  expect(item('Lefke')).toHaveFocus()
})

test('a letter moves focus to the next item that starts with it', async () => {
  const user = userEvent.setup()
  await user.click(opener())
  await user.keyboard('l')
  expect(item('Lefkosia')).toHaveFocus()
  await user.keyboard('l')
  expect(item('Lefke')).toHaveFocus()
})

test('a Turkish letter is found without its mark, and whatever the language of the browser', async () => {
  cleanup()
  render(
    <Menu button={(props) => <button {...props}>Girne</button>}>
      <MenuItem>Ayarlar</MenuItem>
      <MenuItem>İlanlarım</MenuItem>
      <MenuItem>Şifre</MenuItem>
    </Menu>,
  )
  const user = userEvent.setup()
  await user.click(opener())
  await user.keyboard('i')
  expect(screen.getByRole('menuitem', { name: 'İlanlarım' })).toHaveFocus()
  await user.keyboard('s')
  expect(screen.getByRole('menuitem', { name: 'Şifre' })).toHaveFocus()
})

test('arrow up on the button opens the menu at the last item', async () => {
  const user = userEvent.setup()
  opener().focus()
  await user.keyboard('{ArrowUp}')
  expect(item('Lefke')).toHaveFocus()
})

test('choosing an item closes the menu and returns focus to the button', async () => {
  const user = userEvent.setup()
  await user.click(opener())
  await user.click(item('Lefkosia'))
  expect(chosen).toHaveBeenCalledWith('Lefkosia')
  expect(opener()).toHaveAttribute('aria-expanded', 'false')
  expect(opener()).toHaveFocus()
})
