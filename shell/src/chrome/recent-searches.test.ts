import { memoryStorage } from '@adamarket/shared/testing/memory-storage.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import {
  forgetAllSearches,
  forgetSearch,
  recentSearches,
  rememberSearch,
} from './recent-searches.ts'

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

it('stores the last eight, the latest first', () => {
  for (let count = 1; count <= 10; count += 1) rememberSearch(`search ${count}`)
  expect(recentSearches()).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map((count) => `search ${count}`))
})

it('stores one of two equivalent searches, trimmed, and no empty one', () => {
  for (const text of ['Şişme bot', 'sofa', '  SISME BOT ', '', '  ']) rememberSearch(text)
  expect(recentSearches()).toEqual(['SISME BOT', 'sofa'])
})

it('forgets one search, and all', () => {
  for (const text of ['sofa', 'bed', 'desk']) rememberSearch(text)
  forgetSearch('bed')
  expect(recentSearches()).toEqual(['desk', 'sofa'])
  forgetAllSearches()
  expect(recentSearches()).toEqual([])
  expect(localStorage.getItem('recentSearches')).toBeNull()
})

it.each(['{', '{"a":1}', '[1]', '[""]', 'null'])('ignores %s in storage', (stored) => {
  localStorage.setItem('recentSearches', stored)
  expect(recentSearches()).toEqual([])
})

it('works without storage', () => {
  vi.stubGlobal('localStorage', memoryStorage({ isForbidden: true }))
  rememberSearch('sofa')
  forgetSearch('sofa')
  expect(recentSearches()).toEqual([])
})
