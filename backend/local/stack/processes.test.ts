import { describe, expect, it } from 'vitest'

import { familyOf, listProcesses, memoryOf, stillRunning } from './processes.ts'

const shell = { pid: 10, parent: 1, command: 'sh' }
const tool = { pid: 11, parent: 10, command: 'node tool' }
const java = { pid: 12, parent: 11, command: 'java' }
const stranger = { pid: 13, parent: 1, command: 'java' }

describe('familyOf', () => {
  it('is a process with all its descendants, and no other process', () => {
    expect(familyOf(10, [java, stranger, tool, shell])).toEqual([shell, tool, java])
  })

  it('is empty for a process that has ended', () => {
    expect(familyOf(99, [shell])).toEqual([])
  })
})

describe('stillRunning', () => {
  it('identifies a process by its command as well, since ids are reused', async () => {
    const [self] = (await listProcesses()).filter(({ pid }) => pid === process.pid)
    if (!self) throw new Error('this process is not in the list')
    const other = { ...self, command: 'something else' }
    expect(await stillRunning([self, other])).toEqual([self])
  })
})

describe('memoryOf', () => {
  it('is the memory of a process, if there is one', async () => {
    const own = await memoryOf(({ pid }) => pid === process.pid)
    expect(own).toBeGreaterThan(10_000_000)
    expect(own).toBeLessThan(4_000_000_000)
    expect(await memoryOf(() => false)).toBeUndefined()
  })
})
