import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { aSite } from '#testing/a-site.ts'

import { CrashPage } from './crash-page.tsx'

const cause = new Error('broken')

const site = aSite({ path: '*', element: <Broken />, errorElement: <CrashPage /> })

function Broken(): never {
  throw cause
}

test('reports the crash and reloads the site', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const report = vi.fn()
  await renderRemote(site, { path: '/', services: { report } })
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong')
  expect(report).toHaveBeenCalledExactlyOnceWith({ what: 'The frame failed', cause })
  expect(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/')
  await userEvent.click(screen.getByRole('button', { name: 'Reload page' }))
  expect(reload).toHaveBeenCalledOnce()
})
