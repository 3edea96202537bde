import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sourceHash } from '@adamarket/shared/build/source-hash.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const checkout = await mkdtemp(join(tmpdir(), 'adamarket-builds-'))
vi.doMock('./folders.ts', () => ({
  repository: checkout,
  cacheFolder: join(checkout, 'cache'),
}))
const { refuseOutdated } = await import('./build-apps.ts')

const write = async (path: string, text: string) => {
  await mkdir(join(checkout, path, '..'), { recursive: true })
  await writeFile(join(checkout, path), text)
}
beforeAll(() => write('shell/src/index.tsx', 'one'))
afterAll(() => rm(checkout, { recursive: true }))

it('a deployment without building needs builds of these sources', async () => {
  await expect(refuseOutdated(['shell'])).rejects.toThrow('no build of these sources of shell')

  await write('shell/dist/release.json', '{}')
  await write('cache/builds/shell', sourceHash(checkout, 'shell'))
  await expect(refuseOutdated(['shell'])).resolves.toBeUndefined()

  await write('shell/src/index.tsx', 'another')
  await expect(refuseOutdated(['shell'])).rejects.toThrow('no build of these sources of shell')
})
