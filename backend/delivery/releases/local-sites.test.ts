import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { stackFolders } from '#base/folders.ts'
import { readSettings } from '#base/settings.ts'
import { insertEnvironment, localEnvironment } from '#hosting/environment.ts'

import { localSites } from './local-sites.ts'
import { shellPage } from './stage-shell.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-sites-'))
})
afterEach(async () => await rm(folder, { recursive: true }))

it('knows from the page which share of visits is measured, whatever this terminal says', async () => {
  const folders = stackFolders(folder)
  const { measuredShare } = await localSites(folders, readSettings({ ADAMARKET_TELEMETRY: '1' }))
  expect(await measuredShare()).toBe(0)
  for (const share of ['0', '0.25']) {
    const environment = localEnvironment(readSettings({ ADAMARKET_TELEMETRY: share }))
    const page = insertEnvironment('<script id="environment"></script>', environment)
    await writeFile(join(folders.hosting, 'shell', shellPage), page)
    expect(await measuredShare()).toBe(Number(share))
  }
})
