import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

import { renderRemote } from '#testing/render-remote.tsx'

import { ShareButton } from './share-button.tsx'

const link = new URL('/listing/civic', window.location.href).href

const button = (
  <ShareButton
    label="Share"
    copied="Link copied."
    failed={(url) => `Not copied: ${url}`}
    title="A car"
    path="/listing/civic"
  />
)

const module = {
  texts: {
    namespace: 'page',
    loaders: { en: async () => ({ default: {} }), tr: async () => ({ default: {} }) },
  },
  createRoutes: () => [{ path: '/', element: button }],
}

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

async function press(share?: () => Promise<void>) {
  const user = userEvent.setup()
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const notify = { info: vi.fn(), success: vi.fn(), error: vi.fn() }
  await renderRemote(module, { path: '/', services: { notify } })
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  return notify
}

it('copies the link where the device has no share dialog', async () => {
  const notify = await press()
  expect(await navigator.clipboard.readText()).toBe(link)
  expect(notify.success).toHaveBeenCalledExactlyOnceWith('Link copied.')
})

it('opens the device’s share dialog where there is one', async () => {
  const share = vi.fn(async () => undefined)
  const notify = await press(share)
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'A car', url: link })
  expect(notify.success).not.toHaveBeenCalled()
})

it('says nothing when the visitor closes the dialog', async () => {
  const notify = await press(() => Promise.reject(new DOMException('closed', 'AbortError')))
  expect(notify.success).not.toHaveBeenCalled()
  expect(notify.error).not.toHaveBeenCalled()
})

it('shows the link when it cannot be copied either', async () => {
  const notify = await press(async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
    throw new DOMException('not here', 'NotAllowedError')
  })
  await expect.poll(() => notify.error).toHaveBeenCalledOnce()
  expect(notify.error.mock.lastCall?.[0]).toContain(link)
})
