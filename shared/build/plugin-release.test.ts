import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { assertRequired, hashesIn } from './plugin-release.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'))
})
afterEach(async () => await rm(folder, { recursive: true }))

it('hashes every script and style of the browser besides the container, and nothing else', async () => {
  await mkdir(join(folder, 'static', 'js'), { recursive: true })
  for (const file of [
    'remoteEntry.js',
    'server.js',
    'static/js/a.js',
    'static/js/a.js.map',
    'static/b.css',
  ]) {
    await writeFile(join(folder, file), file)
  }
  const hash = (content: string) =>
    `sha256-${createHash('sha256').update(content).digest('base64')}`
  expect(await hashesIn(folder)).toEqual({
    'static/b.css': hash('static/b.css'),
    'static/js/a.js': hash('static/js/a.js'),
  })
})

it('refuses a container that does not require the hash of each file', () => {
  const container = '{"home":"sha256-a"}'
  expect(() => assertRequired({ 'home.js': 'sha256-a' }, container)).not.toThrow()
  expect(() => assertRequired({ 'home.js': 'sha256-a', 'b.css': 'sha256-b' }, container)).toThrow(
    'b.css',
  )
})
