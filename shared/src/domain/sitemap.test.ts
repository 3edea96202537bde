import { expect, it } from 'vitest'

import { formatSitemapFiles, parseSitemapLines } from './sitemap.ts'

const entries = Array.from({ length: 25 }, (_, index) => ({
  id: `listing-${index}`,
  changedOn: `2026-07-${String(25 - index).padStart(2, '0')}`,
}))

it('splits entries into files of a length, which read back in the same order', () => {
  const files = formatSitemapFiles(entries, { length: 10, bytes: 900_000 })
  expect(files.map(({ lines }) => parseSitemapLines(lines).length)).toEqual([10, 10, 5])
  expect(files.flatMap(({ lines }) => parseSitemapLines(lines))).toEqual(entries)
  expect(files.map(({ changedOn }) => changedOn)).toEqual([
    '2026-07-25',
    '2026-07-15',
    '2026-07-05',
  ])
})

it('begins a file before a document would be too large', () => {
  const files = formatSitemapFiles(entries, { length: 10, bytes: 200 })
  expect(files.length).toBeGreaterThan(3)
  for (const { lines } of files) expect(new TextEncoder().encode(lines).length).toBeLessThan(200)
})

it('writes no file without entries', () => {
  expect(formatSitemapFiles([])).toEqual([])
  expect(parseSitemapLines('')).toEqual([])
})
