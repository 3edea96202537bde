import { join } from 'node:path'

import { createRsbuild } from '@rsbuild/core'
import { expect, it, vi } from 'vitest'

import { root } from '#build/contract/run-tsc.ts'
import { defineRemote } from '#build/define-remote.ts'

it('gives each attempt to load a chunk 120 s', async () => {
  const cwd = join(root, 'browse-remote')
  vi.spyOn(process, 'cwd').mockReturnValue(cwd)
  const rsbuild = await createRsbuild({ cwd, config: defineRemote({ name: 'browse', pages: {} }) })
  const [config] = await rsbuild.initConfigs()
  expect(config?.output?.chunkLoadTimeout).toBe(120_000)
})
