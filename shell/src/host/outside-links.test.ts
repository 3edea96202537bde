import { expect, test, vi } from 'vitest'

import { readOutsideLinks } from '#host/outside-links.ts'

test('a site without configured links has those of the stores, and no social ones', () => {
  const report = vi.fn()
  const links = readOutsideLinks({}, report)
  expect(new URL(links.playStore).host).toBe('play.google.com')
  expect(new URL(links.appStore).host).toBe('apps.apple.com')
  expect(links.social).toEqual([])
  expect(report).not.toHaveBeenCalled()
})

test('uses the configured links and defaults for the others', () => {
  const social = [{ name: 'Instagram', url: 'https://www.instagram.com/adamarket' }]
  const playStore = 'https://play.google.com/store/apps/details?id=com.example.adamarket'
  const links = readOutsideLinks({ links: { playStore, social } }, vi.fn())
  expect(links.playStore).toBe(playStore)
  expect(links.social).toEqual(social)
  expect(new URL(links.appStore).host).toBe('apps.apple.com')
})

test('a link that would run a script is reported, and the defaults are used', () => {
  const report = vi.fn()
  const links = readOutsideLinks({ links: { playStore: 'javascript:alert(1)' } }, report)
  expect(new URL(links.playStore).host).toBe('play.google.com')
  expect(report).toHaveBeenCalledOnce()
})
