import { expect, test, vi } from 'vitest'

import { pageSource } from './page-source.ts'
import type { StaticPage } from './static-page.ts'

const page: StaticPage = {
  language: 'en',
  title: 'Fees',
  description: '',
  updated: undefined,
  sections: [],
  html: '',
}

test('loads only the requested language, and once', async () => {
  const en = vi.fn(() => Promise.resolve({ page }))
  const tr = vi.fn(() => Promise.resolve({ page: { ...page, language: 'tr' as const } }))
  const source = pageSource({ 'content/en/fees.md': en, 'content/tr/fees.md': tr })
  expect(await source('en')).toBe(page)
  expect(await source('en')).toBe(page)
  expect(en).toHaveBeenCalledOnce()
  expect(tr).not.toHaveBeenCalled()
})

test('can be called again after a failure', async () => {
  const en = vi.fn(() => Promise.resolve({ page })).mockRejectedValueOnce(new Error('no network'))
  const source = pageSource({ 'content/en/fees.md': en })
  await expect(source('en')).rejects.toThrow('no network')
  expect(await source('en')).toBe(page)
})
