import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { columnsAt } from '#testing/columns-at.ts'

const css = readFileSync(join(import.meta.dirname, 'listing-grid.module.css'), 'utf8')

it.each([
  // Text zoomed to 200 % on a phone.
  [180, 1],
  [360, 2],
  [700, 3],
  [1000, 4],
  [1440, 4],
])('in a window of %i px, a grid of listings has %i columns', (width, columns) => {
  expect(columnsAt(width, css)).toBe(columns)
})
