import { createRecorder } from '@adamarket/shared/observability/create-recorder.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

import { aFrame } from '#testing/a-frame.tsx'
import { frameParts } from '#chrome/frame-part.tsx'

import { startTelemetry } from './start-telemetry.tsx'

const fetch = vi.fn<typeof globalThis.fetch>()

/** Opens a page of a site that asks, with an event that waits for the answer. */
async function open(isMeasured = true) {
  vi.stubGlobal('fetch', fetch)
  const recorder = createRecorder()
  const page = await renderRemote(aFrame, { path: '/nowhere' })
  const details = { name: 'browse', version: '1' }
  recorder.record({ type: 'problem', what: 'a problem', cause: '', details })
  await act(async () =>
    startTelemetry({
      url: '/telemetry.json',
      isMeasured,
      recorder,
      page: () => '/search',
      owner: () => undefined,
    }),
  )
  return page
}

const question = () => screen.queryByRole('region', { name: 'Performance data' })
const leave = () => window.dispatchEvent(new Event('pagehide'))

afterEach(() => {
  fetch.mockReset()
  frameParts.setState({}, true)
})

it('asks until the visitor refuses with one key, sends nothing, and does not ask again', async () => {
  const { unmount } = await open()
  expect(question()).toBeVisible()
  screen.getByRole('button', { name: 'Don’t allow' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(question()).toBeNull()
  expect(screen.getByRole('main')).toHaveFocus()
  unmount()
  await open()
  expect(question()).toBeNull()
  expect(screen.getByRole('combobox', { name: 'Performance data' })).toHaveValue('no')
  leave()
  expect(fetch).not.toHaveBeenCalled()
})

it('does not ask a visitor whose browser refuses tracking, and sends nothing', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { globalPrivacyControl: { value: true } }))
  await open()
  expect(question()).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Performance data' })).toBeNull()
  leave()
  expect(fetch).not.toHaveBeenCalled()
})

const agree = () => userEvent.click(screen.getByRole('button', { name: 'Allow' }))

it('sends what was counted once the visitor agrees', async () => {
  fetch.mockResolvedValue(new Response())
  await open()
  await agree()
  leave()
  const counts = ['visit', 'error'].map((what) => ({ what, remote: 'browse', version: '1' }))
  const body = JSON.stringify({ page: '/search', counts })
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/telemetry.json',
    expect.objectContaining({ body }),
  )
})

it('does not count a visit that is not measured, whose visitor can still withdraw', async () => {
  localStorage.setItem('telemetryConsent', 'yes')
  await open(false)
  leave()
  expect(fetch).not.toHaveBeenCalled()
  expect(question()).toBeNull()
  const choice = screen.getByRole('combobox', { name: 'Performance data' })
  await userEvent.selectOptions(choice, 'no')
  expect(localStorage.getItem('telemetryConsent')).toBe('no')
})

it('does not count a page that was loaded again', async () => {
  await open()
  const entries = [{ type: 'reload' }]
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => entries })
  await agree()
  leave()
  expect(fetch).not.toHaveBeenCalled()
})
