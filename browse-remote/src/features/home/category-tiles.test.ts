import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { columnsAt } from '@adamarket/shared/testing/columns-at.ts'
import { expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'category-tiles.module.css'), 'utf8')

it.each([
  [360, 2],
  [700, 3],
  [1000, 4],
  [1440, 7],
])('in a window of %i px, the categories of home have %i columns', (width, columns) => {
  expect(columnsAt(width, css)).toBe(columns)
})
