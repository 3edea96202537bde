import { join } from 'node:path'
import { createRsbuild } from '@rsbuild/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { defineRemote } from './define-remote.ts'

const cwd = join(import.meta.dirname, '..', '..', 'browse-remote')

beforeEach(() => void vi.spyOn(process, 'cwd').mockReturnValue(cwd))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

async function configs() {
  const config = defineRemote({ name: 'browse', pages: {} })
  return await (await createRsbuild({ cwd, config })).initConfigs()
}

it('gives each attempt to load a chunk 120 s', async () => {
  const browser = (await configs()).find(({ name }) => name === 'web')
  expect(browser?.output?.chunkLoadTimeout).toBe(120_000)
})

it('builds for the browser and for the page function, except in development', async () => {
  const names = async () => (await configs()).map(({ name }) => name)
  expect(await names()).toEqual(['web', 'server'])
  vi.stubEnv('ADAMARKET_DEV_PORT', '3005')
  expect(await names()).toEqual(['web'])
})

it.each(['browse', 'routes'])('refuses a page whose chunk is named %s', (chunk) => {
  expect(() => defineRemote({ name: 'browse', pages: { '/': chunk } })).toThrow(
    `Name it ${chunk}-page.`,
  )
})
