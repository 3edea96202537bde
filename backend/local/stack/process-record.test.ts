import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { recordProcesses } from './process-record.ts'

it('records processes while an earlier record is still being written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'process-record-'))
  try {
    const file = join(folder, 'processes.json')
    await Promise.all(
      Array.from({ length: 5 }, () => recordProcesses(file, process.pid, 'temporary')),
    )
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ temporary: 'temporary' })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
