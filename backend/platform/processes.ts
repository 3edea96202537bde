import { existsSync } from 'node:fs'
import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'

import { run } from '#platform/run.ts'

const processSchema = v.object({ pid: v.number(), parent: v.number(), command: v.string() })
const processList = v.array(processSchema)

/** A process of this machine; a process that got the number of an ended one has another command. */
export type MachineProcess = v.InferOutput<typeof processSchema>

/** How long processes may take to save their data and end, in milliseconds. */
const patience = 40_000

/** Writes down a process and all that it started, for `endRecorded` to find them after a crash. */
export async function recordProcesses(file: string, root: number): Promise<void> {
  const all = await listProcesses()
  await writeFile(file, JSON.stringify(familyOf(root, all)))
}

/**
 * Ends what is left of the recorded processes: asks their common ancestor to stop, so that it can
 * save its data, and ends by force whatever is still there afterwards.
 * @returns whether there was anything to end
 */
export async function endRecorded(file: string): Promise<boolean> {
  const left = await leftOver(file)
  const [first] = left
  if (first) {
    signal(first, 'SIGINT')
    const deadline = Date.now() + patience
    while (Date.now() < deadline && (await stillRunning([first])).length > 0) await sleep(100)
    for (const each of await stillRunning(left)) signal(each, 'SIGKILL')
    while ((await stillRunning(left)).length > 0) await sleep(50)
  }
  await rm(file, { force: true })
  return first !== undefined
}

/** Ends the recorded processes by force, at once. */
export async function killRecorded(file: string): Promise<void> {
  for (const each of await leftOver(file)) signal(each, 'SIGKILL')
}

/** The recorded processes that still run, and what they have started since. */
async function leftOver(file: string): Promise<readonly MachineProcess[]> {
  const recorded = await stillRunning(await readRecord(file))
  if (recorded.length === 0) return []
  const all = await listProcesses()
  const families = recorded.flatMap(({ pid }) => familyOf(pid, all))
  return [...new Map(families.map((each) => [each.pid, each])).values()]
}

/** A process and its descendants, parents first. */
export function familyOf(root: number, all: readonly MachineProcess[]): readonly MachineProcess[] {
  const members = all.filter(({ pid }) => pid === root)
  // The list grows while it is walked through.
  for (const member of members) members.push(...all.filter(({ parent }) => parent === member.pid))
  return members
}

async function stillRunning(
  recorded: readonly MachineProcess[],
): Promise<readonly MachineProcess[]> {
  if (recorded.length === 0) return []
  const all = new Map((await listProcesses()).map((each) => [each.pid, each.command]))
  return recorded.filter(({ pid, command }) => all.get(pid) === command)
}

async function readRecord(file: string): Promise<readonly MachineProcess[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]')
  try {
    return v.parse(processList, JSON.parse(text))
  } catch {
    return []
  }
}

function signal({ pid }: MachineProcess, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It ended by itself in the meantime.
  }
}

async function listProcesses(): Promise<readonly MachineProcess[]> {
  if (existsSync('/proc/self/stat')) return await listFromProc()
  const { output } = await run('ps', ['-Aww', '-o', 'pid=,ppid=,command='])
  return output.split('\n').flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return command === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }]
  })
}

/** Linux without asking `ps`, which small installations do not have. */
async function listFromProc(): Promise<readonly MachineProcess[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const processes = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      // The name in parentheses may contain anything, a parenthesis too.
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (parent === undefined || state === 'Z') return []
      return [{ pid: Number(pid), parent: Number(parent), command: command.replaceAll('\0', ' ') }]
    }),
  )
  return processes.flat()
}
