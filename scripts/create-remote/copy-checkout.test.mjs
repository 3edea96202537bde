import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { run } from '#bootstrap/command.mjs'

import { copyCheckout } from './copy-checkout.mjs'

let checkout
let place

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'checkout-'))
  place = mkdtempSync(join(tmpdir(), 'copy-'))
})
afterEach(() => {
  for (const folder of [checkout, place]) rmSync(folder, { recursive: true })
})

it('copies tracked and new files into a repository, and none that is ignored or was deleted', async () => {
  const files = { '.gitignore': 'dist', tracked: '', deleted: '' }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(checkout, file), text)
  await run('git', ['init'], { cwd: checkout })
  await run('git', ['add', '.'], { cwd: checkout })
  rmSync(join(checkout, 'deleted'))
  writeFileSync(join(checkout, 'new'), '')
  writeFileSync(join(checkout, 'dist'), '')
  await copyCheckout(place, checkout)
  const copied = ['.gitignore', 'new', 'tracked']
  expect(readdirSync(place)).toEqual(['.git', ...copied])
  const { output } = await run('git', ['ls-files'], { cwd: place })
  expect(output.trim().split('\n')).toEqual(copied)
})
