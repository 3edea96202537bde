import { hydrateRemote, userOfDevice } from '@adamarket/shared/testing/hydrate-remote.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { aFrame } from '#testing/a-frame.tsx'

test('hydrates the frame, and then shows what the device knows', async () => {
  const { problems, served, lost } = await hydrateRemote(aFrame, { path: '/nowhere' })
  expect(problems).toEqual([])
  expect(lost).toEqual([])
  expect(served).not.toContain('Girne')
  const header = within(screen.getByRole('banner'))
  expect(header.getByRole('button', { name: 'Location: Girne' })).toBeVisible()
  expect(await header.findByText(`The menu of ${userOfDevice.email}`)).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Appearance' })).toHaveValue('dark')
  expect(screen.getByText(/^You’re offline/)).toBeVisible()
  const footer = screen.getByRole('contentinfo')
  expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} AdaMarket`)
})
