import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'

import { run } from '#base/run.ts'

/** A process of this machine; a process that reuses the id of an ended one has another command. */
export type MachineProcess = {
  readonly pid: number
  readonly parent: number
  readonly command: string
}

/** A process and its descendants, parents first. */
export function familyOf(root: number, all: readonly MachineProcess[]): readonly MachineProcess[] {
  const members = all.filter(({ pid }) => pid === root)
  // The list grows during the iteration.
  for (const member of members) members.push(...all.filter(({ parent }) => parent === member.pid))
  return members
}

/** The processes that have not ended. */
export async function stillRunning(
  recorded: readonly MachineProcess[],
): Promise<readonly MachineProcess[]> {
  if (recorded.length === 0) return []
  const all = new Map((await listProcesses()).map((each) => [each.pid, each.command]))
  return recorded.filter(({ pid, command }) => all.get(pid) === command)
}

/** Kills processes. */
export function killProcesses(processes: readonly MachineProcess[]): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** The memory of the first process of which the test is true, in bytes; undefined when there is none. */
export async function memoryOf(
  isWanted: (process: MachineProcess) => boolean,
): Promise<number | undefined> {
  const wanted = (await listProcesses()).find(isWanted)
  if (!wanted) return undefined
  const kilobytes = existsSync('/proc/self/stat')
    ? /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${wanted.pid}/status`, 'utf8').catch(() => ''))
    : /(\d+)/.exec((await run('ps', ['-o', 'rss=', '-p', String(wanted.pid)])).output)
  return kilobytes ? Number(kilobytes[1]) * 1024 : undefined
}

export async function listProcesses(): Promise<readonly MachineProcess[]> {
  if (existsSync('/proc/self/stat')) return await listFromProc()
  const { output } = await run('ps', ['-Aww', '-o', 'pid=,ppid=,command='])
  return output.split('\n').flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return command === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }]
  })
}

/** Linux without `ps`, which small installations do not have. */
async function listFromProc(): Promise<readonly MachineProcess[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const processes = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      // The name in parentheses may contain anything, including parentheses.
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (parent === undefined || state === 'Z') return []
      return [{ pid: Number(pid), parent: Number(parent), command: command.replaceAll('\0', ' ') }]
    }),
  )
  return processes.flat()
}
