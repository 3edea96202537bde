import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import type { TelemetrySink } from '@adamarket/shared/observability/telemetry-event.ts'
import { createMemoryConnectivity } from '@adamarket/shared/memory/memory-connectivity.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { shellTexts } from '#texts/loaders.ts'

import { remoteRoutes } from './remote-routes.tsx'

let isBroken: boolean
let arrive: () => void
let later: Promise<() => ReactNode>
const record = vi.fn<TelemetrySink>()
const onCrash = vi.fn<() => void>()
const retry = vi.fn<(pathname: string) => Promise<void>>()

const module = {
  texts: shellTexts,
  routes: [
    { path: '/fragile', loader: () => null, element: <Fragile /> },
    { path: '/lazy', lazy: { Component: () => Promise.resolve(() => <h1>{'Lazy'}</h1>) } },
    { path: '/lost', lazy: { Component: () => Promise.reject(new Error('lost')) } },
    { path: '/late', lazy: { Component: () => later } },
  ],
}

const site: RoutesModule = {
  texts: shellTexts,
  createRoutes: () => [
    remoteRoutes({
      name: 'browse',
      remote: { version: '1', module },
      loadTexts: () => Promise.resolve(),
      record,
      onCrash,
      retry,
    }),
  ],
}

function Fragile() {
  if (isBroken) throw new Error('broken')
  return <h1>{'Whole'}</h1>
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  isBroken = true
  record.mockReset()
  onCrash.mockReset()
  retry.mockReset().mockImplementation(
    () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
  )
})

afterEach(() => {
  vi.useRealTimers()
})

test('a page that crashed is loaded again, and shown once it is ready', async () => {
  await renderRemote(site, { path: '/fragile' })
  expect(await screen.findByRole('alert')).toHaveTextContent(/Couldn’t show this page.*our side/)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledExactlyOnceWith('/fragile')
  expect(screen.getByRole('status', { name: 'Loading the page' })).toBeInTheDocument()
  isBroken = false
  await act(async () => arrive())
  expect(await screen.findByRole('heading', { name: 'Whole' })).toBeVisible()
})

test('a page that crashed is retried after reconnecting', async () => {
  const connectivity = createMemoryConnectivity()
  const subscribe = vi.spyOn(connectivity, 'subscribe')
  await renderRemote(site, { path: '/fragile', services: { connectivity } })
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  // The message appears before its effects run.
  await waitFor(() => expect(subscribe).toHaveBeenCalled())
  act(() => connectivity.set(false))
  expect(retry).not.toHaveBeenCalled()
  act(() => connectivity.set(true))
  expect(retry).toHaveBeenCalledExactlyOnceWith('/fragile')
})

test('a page that crashes again says so again', async () => {
  await renderRemote(site, { path: '/fragile' })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await act(async () => arrive())
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t show this page')
})

test('a visitor who left while a page was loading is not brought back', async () => {
  const { router } = await renderRemote(site, { path: '/fragile' })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await act(() => router.navigate('/elsewhere'))
  await act(async () => arrive())
  expect(router.state.location.pathname).toBe('/elsewhere')
})

test('a page that is slow to load again can be retried once more', async () => {
  await renderRemote(site, { path: '/fragile' })
  const tryAgain = await screen.findByRole('button', { name: 'Try again' })
  vi.useFakeTimers()
  fireEvent.click(tryAgain)
  for (const times of [1, 2]) {
    expect(screen.getByRole('status', { name: 'Loading the page' })).toBeInTheDocument()
    act(() => vi.advanceTimersByTime(8_000))
    expect(screen.getByText('Still loading')).toBeInTheDocument()
    expect(retry).toHaveBeenCalledTimes(times)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  }
})

test('a page whose code fails to load says so, even without a loader', async () => {
  await renderRemote(site, { path: '/lost' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load this page')
})

test('a page that fails to load blames the connection only while there is none', async () => {
  const connectivity = createMemoryConnectivity()
  await renderRemote(site, { path: '/lost', services: { connectivity } })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Something went wrong on our side.')
  act(() => connectivity.set(false))
  // The message appears before its effects run, which follow the connection.
  await waitFor(() => expect(alert).toHaveTextContent('Check your connection and try again.'))
})

test.each([
  [100_000, 'is shown', 'Late'],
  [130_000, 'has failed', 'Couldn’t load this page'],
])('a page whose code arrives after %i ms %s', async (arrivesAfterMs, _outcome, words) => {
  const { router } = await renderRemote(site, { path: '/elsewhere' })
  vi.useFakeTimers()
  later = new Promise((resolve) => {
    setTimeout(() => resolve(() => <h1>{'Late'}</h1>), arrivesAfterMs)
  })
  void router.navigate('/late')
  await act(() => vi.advanceTimersByTimeAsync(arrivesAfterMs + 1_000))
  expect(screen.getByText(words)).toBeVisible()
})

test('the load time of a page’s code and its first render are recorded', async () => {
  await renderRemote(site, { path: '/lazy' })
  expect(await screen.findByRole('heading', { name: 'Lazy' })).toBeVisible()
  const about = { type: 'remote-load', remote: 'browse', version: '1', outcome: 'loaded' }
  // On a busy machine the observer runs a moment after the render.
  await expect
    .poll(() => record.mock.calls)
    .toEqual([
      [expect.objectContaining({ ...about, phase: 'route' })],
      [expect.objectContaining({ ...about, phase: 'render' })],
    ])
})

test('a crash of a page is recorded with its release', async () => {
  await renderRemote(site, { path: '/fragile' })
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  await expect
    .poll(() => record.mock.calls)
    .toEqual([
      [
        expect.objectContaining({
          phase: 'render',
          remote: 'browse',
          version: '1',
          outcome: 'failed',
        }),
      ],
    ])
})

test('a failure to load the code of a page is recorded, and is no crash', async () => {
  await renderRemote(site, { path: '/lost' })
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(onCrash).not.toHaveBeenCalled()
  expect(record).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ phase: 'route', outcome: 'failed' }),
  )
})
