import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { writeSmallJar } from './small-jar.ts'
import { isWholeZip, zipOf } from './zip.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-test-'))
  file = join(folder, 'some.jar')
})

afterEach(async () => await rm(folder, { recursive: true }))

describe('isWholeZip', () => {
  const zip = zipOf({ 'one.txt': Buffer.from('one'), 'two.txt': Buffer.from('two'.repeat(1000)) })

  it('accepts an archive, also with a comment', async () => {
    await writeFile(file, zip)
    expect(await isWholeZip(file)).toBe(true)
    const withComment = Buffer.concat([zip, Buffer.from('a comment')])
    withComment.writeUInt16LE(9, zip.length - 2)
    await writeFile(file, withComment)
    expect(await isWholeZip(file)).toBe(true)
  })

  it.each([0, 1, 10, 21, 22, 50, 3000])('refuses an archive cut to %i bytes', async (length) => {
    await writeFile(file, zip)
    await truncate(file, length)
    expect(await isWholeZip(file)).toBe(false)
  })

  it('refuses an archive without its beginning', async () => {
    await writeFile(file, zip.subarray(10))
    expect(await isWholeZip(file)).toBe(false)
  })

  it('refuses a response that is not an archive, and a missing file', async () => {
    await writeFile(file, '<html>Not found</html>')
    expect(await isWholeZip(file)).toBe(false)
    expect(await isWholeZip(join(folder, 'missing.jar'))).toBe(false)
  })
})

describe('writeSmallJar', () => {
  it('keeps the lines of the manifest within the 72 bytes that Java reads', async () => {
    const library = `/${'long-folder/'.repeat(20)}library with spaces.jar`
    await writeSmallJar(file, { mainClass: 'Main', library })
    expect(await isWholeZip(file)).toBe(true)
    const text = (await readFile(file)).toString('latin1')
    const manifest = text.slice(text.indexOf('Manifest-Version'), text.indexOf('\r\n\r\n'))
    const lines = manifest.split('\r\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(72)
    expect(manifest.replaceAll('\r\n ', '')).toContain('library%20with%20spaces.jar')
  })
})
