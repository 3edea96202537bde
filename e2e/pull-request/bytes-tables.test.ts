import { describe, expect, it } from 'vitest'

import { bytesTables } from './bytes-tables.ts'

const limits = { 'home: scripts': 1_000, 'about: scripts': 500 }
const sums = { 'home: scripts': 900, 'about: scripts': 400 }
const files = { 'browse/home.js': 900, 'static-pages/about.js': 400 }
const before = { limits, sums, files }
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\| (?!Page|File|-)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((one) => one.trim()),
    )

describe('bytes before and after a change', () => {
  it('are one sentence when nothing differs by more than names of files may', () => {
    const now = { limits, sums: { ...sums, 'home: scripts': 999 }, files }
    expect(bytesTables(before, now)).toBe('No change of 100 bytes or more.')
  })

  it('name what differs, and the files that it comes from', () => {
    const now = {
      limits,
      sums: { ...sums, 'home: scripts': 1_000 },
      files: { ...files, 'browse/home.js': 1_000 },
    }
    expect(rowsOf(bytesTables(before, now))).toEqual([
      ['home: scripts', '900', '1,000', '+100', '1,000'],
      ['browse/home.js', '900', '1,000', '+100'],
    ])
  })

  it('mark what is over its budget, also where nothing has changed', () => {
    const over = { limits: { ...limits, 'about: scripts': 399 }, sums, files }
    expect(rowsOf(bytesTables(over, over))).toEqual([
      ['about: scripts', '400', '400', '0', '399, **over by 1**'],
    ])
  })

  it('say when a change allows itself more', () => {
    const now = { limits: { ...limits, 'about: scripts': 600 }, sums, files }
    expect(rowsOf(bytesTables(before, now))).toEqual([
      ['about: scripts', '400', '400', '0', '600, was 500'],
    ])
  })

  it('name what is new and what is gone', () => {
    const now = { limits, sums: { ...sums, 'help: scripts': 5_000 }, files: { 'help/help.js': 50 } }
    expect(rowsOf(bytesTables(before, now))).toEqual([
      ['help: scripts', 'new', '5,000', '+5,000', 'none'],
      ['browse/home.js', '900', 'gone', '-900'],
      ['static-pages/about.js', '400', 'gone', '-400'],
      ['help/help.js', 'new', '50', '+50'],
    ])
  })

  it('name ten files and count the others', () => {
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`browse/${n}.js`, n]))
    const text = bytesTables(before, { limits, sums, files: { ...files, ...many } })
    expect(rowsOf(text)).toHaveLength(10)
    expect(text).toMatch(/\n\n2 more files differ\.$/)
  })
})
