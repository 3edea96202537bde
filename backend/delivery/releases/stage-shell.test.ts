import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { localEnvironment } from '#hosting/environment.ts'
import { readSettings } from '#base/settings.ts'

import { storeShell, storedShell, stageShell } from './stage-shell.ts'

let dist: string
let site: string
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shell-test-'))
  dist = join(folder, 'dist')
  site = join(folder, 'site')
})

afterEach(async () => await rm(folder, { recursive: true }))

async function buildShell(script: string, version = '1'): Promise<void> {
  await rm(dist, { recursive: true, force: true })
  await mkdir(join(dist, 'static'), { recursive: true })
  await writeFile(join(dist, 'static', script), script)
  await writeFile(join(dist, 'index.html'), '<script id="environment">{}</script>')
  const server = { file: 'server.js', integrity: `sha256-of-${version}` }
  await writeFile(
    join(dist, 'release.json'),
    JSON.stringify({ version, contract: '2.0.0', server }),
  )
}

it('replaces the files of the last build and keeps the registry', async () => {
  const environment = localEnvironment(readSettings({}))
  await buildShell('one.js')
  await stageShell(dist, site, environment, 'https://market.example')
  await writeFile(join(site, 'remotes.json'), 'registry')
  await buildShell('two.js')
  await stageShell(dist, site, environment, 'https://market.example')
  expect(await readdir(join(site, 'static'))).toEqual(['two.js'])
  expect(await readFile(join(site, 'remotes.json'), 'utf8')).toBe('registry')
  expect(await readFile(join(site, 'robots.txt'), 'utf8')).toContain(
    'Sitemap: https://market.example/sitemap.xml\n',
  )
  expect(await readFile(join(site, 'shell.html'), 'utf8')).toContain('"projectId"')
  expect(await readFile(join(site, '.well-known', 'security.txt'), 'utf8')).toContain(
    'Canonical: https://market.example/.well-known/security.txt\n',
  )
})

it('leaves / to the page function, and names the server.js of the same build', async () => {
  await buildShell('one.js', '7')
  await mkdir(site)
  await writeFile(join(site, 'index.html'), 'of a shell of before')
  await stageShell(dist, site, localEnvironment(readSettings({})), 'https://market.example')
  expect(await readdir(site)).not.toContain('index.html')
  const page = await readFile(join(site, 'shell.html'), 'utf8')
  expect(page).toContain('"pageServer":"sha256-of-7"')
})

it('keeps builds to restore them, and no others', async () => {
  const shells = join(folder, 'shells')
  for (const version of ['1', '2', '3']) {
    await buildShell(`${version}.js`, version)
    await storeShell(dist, shells, [version, '2'])
  }
  expect((await readdir(shells)).toSorted()).toEqual(['2', '3'])
  expect(await readdir(join(storedShell(shells, '2'), 'static'))).toEqual(['2.js'])
  expect(() => storedShell(shells, '1')).toThrow('shell 1 is no longer stored')
})
