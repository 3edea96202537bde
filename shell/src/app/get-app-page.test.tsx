import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseEnvironment } from '@adamarket/shared/contract/environment.ts'

import { onEveryPage } from '#testing/a-site.ts'

import { GetAppPage } from './get-app-page.tsx'

const { links } = parseEnvironment({}, () => undefined)
const replace = vi.fn<(url: string | URL) => void>()

const visit = () => renderRemote(onEveryPage(<GetAppPage links={links} />), { path: '/app' })

beforeEach(() => {
  replace.mockReset()
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
})

afterEach(() => vi.restoreAllMocks())

test.each([
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile', links.playStore],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)', links.appStore],
])('%s is forwarded to its store', async (_device, userAgent, store) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  await visit()
  expect(replace).toHaveBeenCalledWith(store)
})

test('a computer can choose a store', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Windows NT 10.0; Win64)')
  await visit()
  expect(screen.getByRole('link', { name: 'Google Play' })).toHaveAttribute('href', links.playStore)
  expect(screen.getByRole('link', { name: 'App Store' })).toHaveAttribute('href', links.appStore)
  expect(replace).not.toHaveBeenCalled()
})
