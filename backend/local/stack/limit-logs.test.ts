import { mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { limitLogs } from './limit-logs.ts'

const limit = 1_000_000
const large = 'a line of a log\n'.repeat(100_000)

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'logs-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('empties the logs that are too large, says so in them, and leaves other files', async () => {
  const file = (name: string) => join(folder, name)
  await writeFile(file('small.log'), 'small')
  await writeFile(file('large.log'), large)
  await writeFile(file('large.json'), large)
  await limitLogs(folder, limit)
  expect(await readFile(file('small.log'), 'utf8')).toBe('small')
  expect(await readFile(file('large.log'), 'utf8')).toBe('Emptied at 1 MB\n')
  expect(await readFile(file('large.json'), 'utf8')).toBe(large)
})

it.each(['a', 'w'])('bounds a log that a program goes on writing, opened with %s', async (flag) => {
  const file = join(folder, 'written.log')
  const log = await open(file, flag)
  for (let time = 0; time < 3; time += 1) {
    await log.appendFile(large)
    await limitLogs(folder, limit)
  }
  await log.appendFile('the last line\n')
  await log.close()
  expect((await stat(file)).blocks * 512).toBeLessThan(limit)
  expect(await readFile(file, 'utf8')).toMatch(/^Emptied at 1 MB\n.*the last line\n$/s)
})
