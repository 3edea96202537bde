import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, it } from 'vitest'

it('tests notice removed conditions', { timeout: 240_000 }, async () => {
  const script = join(import.meta.dirname, 'mutation', 'run.ts')
  const parameters = ['--import', 'tsx', script, '--sample', '3', '--seed', '1']
  const { stdout } = await promisify(execFile)(process.execPath, parameters).catch(
    (error: unknown) => ({ stdout: String(Reflect.get(Object(error), 'stdout') ?? error) }),
  )
  expect(stdout).not.toContain('No test misses')
  expect(stdout).toMatch(/(\d+) mutants of the rules, \1 caught/)
})
