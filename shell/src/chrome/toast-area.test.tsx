import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { onEveryPage } from '#testing/a-site.ts'

import { createNotify, showMessage, Toasts } from './toasts.tsx'

const page = onEveryPage(<Toasts />)

/** Shows a message; its timer is an animation, at whose end it closes. */
async function show(language: Language = 'en') {
  await renderRemote(page, { path: '/', language })
  act(() => createNotify(vi.fn()).info('Saved.'))
  const message = await screen.findByRole('alert')
  // Its entrance has ended, which a browser reports.
  fireEvent.animationEnd(message)
  return { message, timer: within(message).getByRole('progressbar') }
}

async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
}

// Messages belong to the page, not to what a test renders.
afterEach(async () => {
  const timer = screen.queryByRole('progressbar')
  if (timer) fireEvent.animationEnd(timer)
  await expectClosed()
})

const running = { animationPlayState: 'running' }
const paused = { animationPlayState: 'paused' }

describe('a toast', () => {
  test('closes by itself after 5000 ms', async () => {
    const { timer } = await show()
    expect(timer).toHaveStyle({ animationDuration: '5000ms', ...running })
    fireEvent.animationEnd(timer)
    await expectClosed()
  })

  test('with something to press stays for 30 s', async () => {
    await renderRemote(page, { path: '/' })
    act(() => showMessage(vi.fn(), 'info', 'Saved.', <button type="button">Compare</button>))
    const message = await screen.findByRole('alert')
    expect(within(message).getByRole('button', { name: 'Compare' })).toBeVisible()
    const timer = within(message).getByRole('progressbar')
    expect(timer).toHaveStyle({ animationDuration: '30000ms' })
  })

  test('closes by its button', async () => {
    const { message } = await show()
    await userEvent.click(within(message).getByRole('button', { name: 'Close message' }))
    await expectClosed()
  })

  test('is at the top right', async () => {
    const { message } = await show()
    const { className } = message.closest('.Toastify__toast-container') ?? {}
    expect(className).toMatch(/--top-right/)
  })

  test('is at the top left from right to left, the mirror image', async () => {
    const { message } = await show('ar')
    const { className } = message.closest('.Toastify__toast-container') ?? {}
    expect(className).toMatch(/--top-left/)
    expect(className).toMatch(/--rtl/)
  })

  test('is light, in the dark theme as well', async () => {
    const { message } = await show()
    expect(message).toHaveClass('Toastify__toast-theme--light')
    expect(message.closest('[data-theme]')).toHaveAttribute('data-theme', 'light')
  })

  test('pauses while the pointer is on it', async () => {
    const { message, timer } = await show()
    await userEvent.hover(message)
    expect(timer).toHaveStyle(paused)
    await userEvent.unhover(message)
    expect(timer).toHaveStyle(running)
  })

  test('pauses while the window has lost the focus', async () => {
    const { timer } = await show()
    fireEvent.blur(window)
    expect(timer).toHaveStyle(paused)
    fireEvent.focus(window)
    expect(timer).toHaveStyle(running)
  })

  test('has the focus and pauses after Alt+T', async () => {
    const { message, timer } = await show()
    fireEvent.keyDown(document, { code: 'KeyT' })
    expect(message).not.toHaveFocus()
    expect(timer).toHaveStyle(running)
    fireEvent.keyDown(document, { code: 'KeyT', altKey: true })
    expect(message).toHaveFocus()
    expect(timer).toHaveStyle(paused)
  })
})
