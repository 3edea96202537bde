import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { allOrNothing } from './all-or-nothing.mjs'

let place
let list
let folder

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'all-or-nothing-'))
  list = join(place, 'list')
  folder = join(place, 'help-remote')
  writeFileSync(list, 'browse')
})
afterEach(() => rmSync(place, { recursive: true }))

function work() {
  mkdirSync(folder)
  writeFileSync(join(folder, 'page.tsx'), 'page')
  writeFileSync(list, 'browse, help')
}

it('keeps what was done when nothing failed', async () => {
  await allOrNothing([list], [folder], async () => work())
  expect(readFileSync(list, 'utf8')).toBe('browse, help')
  expect(existsSync(join(folder, 'page.tsx'))).toBe(true)
})

it('undoes all changes and additions when a later step fails, and passes the failure on', async () => {
  const failing = allOrNothing([list], [folder, join(place, 'never-made')], async () => {
    work()
    throw new Error('no space left')
  })
  await expect(failing).rejects.toThrow('no space left')
  expect(readFileSync(list, 'utf8')).toBe('browse')
  expect(existsSync(folder)).toBe(false)
})
