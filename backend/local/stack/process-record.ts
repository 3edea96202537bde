import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'

import { CommandError } from '#base/command-error.ts'

import type { MachineProcess } from './processes.ts'
import { familyOf, killProcesses, listProcesses, stillRunning } from './processes.ts'

const machineProcess = v.object({ pid: v.number(), parent: v.number(), command: v.string() })

const schema = v.object({
  /** The process that started the stack. */
  launcher: v.array(machineProcess),
  /** firebase-tools, first, and everything else the launcher started, with their descendants. */
  family: v.array(machineProcess),
  /** Their temporary folder. */
  temporary: v.string(),
})

type ProcessRecord = v.InferOutput<typeof schema>

/** How long firebase-tools may take to end, in milliseconds. */
const endTimeoutMs = 20_000

/**
 * Records the processes of a stack, so that the next start finds those that outlived a crash.
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
  // Under a unique name: on a busy machine two writes may overlap.
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, JSON.stringify(record))
  await rename(unfinished, file)
}

/**
 * Cleans up after an earlier run: waits for firebase-tools, which ends once its launcher is gone, and
 * kills what is left afterwards.
 * @returns whether anything was left
 * @throws CommandError when that run is still active
 */
export async function endLeftovers(file: string): Promise<boolean> {
  const record = await readRecord(file)
  if (!record) return false
  const [launcher] = await stillRunning(record.launcher)
  if (launcher && launcher.pid !== process.pid) {
    throw new CommandError(
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

/** Kills the recorded processes. */
export async function killRecorded(file: string): Promise<void> {
  const record = await readRecord(file)
  if (record) killProcesses(await leftOver(record))
}

/** The recorded processes that still run, and their descendants since. */
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
