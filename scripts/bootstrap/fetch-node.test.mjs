import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { fetchNode } from './fetch-node.mjs'

const node = { name: 'node-for-tests', version: '24.1.0', integrity: '' }
const place = `${node.name}-${node.version}`
let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fetch-node-'))
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A download of a program that prints this version. */
const downloadOf = (version) =>
  vi.fn((_node, temporary) => {
    const downloaded = join(temporary, 'package')
    write(downloaded, `#!/bin/sh\necho v${version}\n`)
    return downloaded
  })

function write(packageFolder, content) {
  mkdirSync(join(packageFolder, 'bin'), { recursive: true })
  writeFileSync(join(packageFolder, 'bin', 'node'), content)
  chmodSync(join(packageFolder, 'bin', 'node'), 0o755)
}

it('downloads once, and leaves nothing else behind', async () => {
  const download = downloadOf(node.version)
  const executable = await fetchNode(node, folder, download)
  expect(existsSync(executable)).toBe(true)
  expect(await fetchNode(node, folder, download)).toBe(executable)
  expect(download).toHaveBeenCalledOnce()
  expect(readdirSync(folder)).toEqual([place])
})

it.each([
  ['is cut off', '#!/bin/sh\nexit 1\n'],
  ['is another version', '#!/bin/sh\necho v24.0.0\n'],
])('downloads again when the stored package %s', async (_what, content) => {
  write(join(folder, place), content)
  const download = downloadOf(node.version)
  await fetchNode(node, folder, download)
  await fetchNode(node, folder, download)
  expect(download).toHaveBeenCalledOnce()
})

it('keeps what a faster process has stored, which may be running already', async () => {
  const faster = `#!/bin/sh\n# Faster.\necho v${node.version}\n`
  const download = (...parameters) => {
    write(join(folder, place), faster)
    return downloadOf(node.version)(...parameters)
  }
  const executable = await fetchNode(node, folder, download)
  expect(readFileSync(executable, 'utf8')).toBe(faster)
  expect(readdirSync(folder)).toEqual([place])
})

it('fails when the download does not start, as on a system with other libraries', async () => {
  await expect(fetchNode(node, folder, downloadOf('24.0.0'))).rejects.toThrow('does not start')
  expect(readdirSync(folder)).toEqual([])
})
