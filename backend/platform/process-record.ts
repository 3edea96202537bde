import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'

import { CannotStart } from '#platform/cannot-start.ts'
import type { MachineProcess } from '#platform/processes.ts'
import { familyOf, killProcesses, listProcesses, stillRunning } from '#platform/processes.ts'

const machineProcess = v.object({ pid: v.number(), parent: v.number(), command: v.string() })

const schema = v.object({
  /** The process that started the stack. */
  launcher: v.array(machineProcess),
  /** firebase-tools, first, and whatever else the launcher started, with their descendants. */
  family: v.array(machineProcess),
  /** The folder for temporary files that they share. */
  temporary: v.string(),
})

type ProcessRecord = v.InferOutput<typeof schema>

/** How long firebase-tools may take to end, in milliseconds. */
const endTimeoutMs = 20_000

/**
 * Writes down the processes of a stack, for the next start to find those that outlived a crash.
 * @param root firebase-tools
 */
export async function recordProcesses(
  file: string,
  root: number,
  temporary: string,
): Promise<void> {
  const all = await listProcesses()
  const [launcher, ...others] = familyOf(process.pid, all)
  const record: ProcessRecord = {
    launcher: launcher ? [launcher] : [],
    family: unique([...familyOf(root, all), ...others]),
    temporary,
  }
  // Under a name of its own: on a busy machine two of these are under way at once.
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, JSON.stringify(record))
  await rename(unfinished, file)
}

/**
 * Clears away what is left of an earlier run: waits for firebase-tools, which ends once its
 * launcher is gone, and ends by force what is still there afterwards.
 * @returns whether there was anything to end
 * @throws CannotStart when that run is still going on
 */
export async function endLeftovers(file: string): Promise<boolean> {
  const record = await readRecord(file)
  if (!record) return false
  const [launcher] = await stillRunning(record.launcher)
  if (launcher && launcher.pid !== process.pid) {
    throw new CannotStart(
      `AdaMarket already runs from this checkout (process ${launcher.pid}): use it, or end it first.`,
    )
  }
  const left = await leftOver(record)
  const deadline = Date.now() + endTimeoutMs
  const root = record.family.slice(0, 1)
  while (Date.now() < deadline && (await stillRunning(root)).length > 0) await sleep(100)
  killProcesses(await stillRunning(left))
  while ((await stillRunning(left)).length > 0) await sleep(50)
  await rm(record.temporary, { recursive: true, force: true })
  await rm(file, { force: true })
  return left.length > 0
}

/** Ends the recorded processes by force, at once. */
export async function killRecorded(file: string): Promise<void> {
  const record = await readRecord(file)
  if (record) killProcesses(await leftOver(record))
}

/** The recorded processes that still run, and what they have started since. */
async function leftOver({ family }: ProcessRecord): Promise<readonly MachineProcess[]> {
  const running = await stillRunning(family)
  if (running.length === 0) return []
  const all = await listProcesses()
  const families = running.flatMap(({ pid }) => familyOf(pid, all))
  return unique(families)
}

function unique(processes: readonly MachineProcess[]): MachineProcess[] {
  return [...new Map(processes.map((each) => [each.pid, each])).values()]
}

async function readRecord(file: string): Promise<ProcessRecord | undefined> {
  try {
    return v.parse(schema, JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}
