import type { ChildProcess } from 'node:child_process'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

import { freePort } from '#fixtures/free-port.ts'
import { apps } from '#fixtures/remotes.ts'
import { repository } from '#fixtures/reports.ts'

import { median } from './statistics.ts'

const execute = promisify(execFile)
const remotes = apps.filter((app) => app !== 'shell')

/** How long builds take, and how much memory development servers need. */
export type BuildFigures = {
  /** For a release of one remote, the median of several builds, by remote (in milliseconds). */
  readonly build: Readonly<Record<string, number>>
  /** The memory of the development servers of all apps together, with shared pages counted once (in bytes). */
  readonly devMemory: number
}

// In sequence: everything that runs in parallel slows down a measurement.

export async function measureBuilds(runs: number): Promise<BuildFigures> {
  const build: Record<string, number> = {}
  for (const remote of remotes) {
    const times: number[] = []
    while (times.length < runs) times.push(await timeBuild(remote))
    build[remote] = median(times)
  }
  return { build, devMemory: await memoryOfDevServers() }
}

/** Deletes the earlier build, so that it does not matter which source has changed. */
async function timeBuild(app: string): Promise<number> {
  const begun = performance.now()
  const env = { ...process.env, NODE_ENV: 'production' }
  await execute(rsbuildOf(app), ['build'], { cwd: join(repository, app), env })
  return performance.now() - begun
}

async function memoryOfDevServers(): Promise<number> {
  const servers: ChildProcess[] = []
  try {
    for (const app of apps) servers.push(await startDevServer(app))
    const sizes = await Promise.all(servers.map(({ pid }) => (pid ? heldByTree(pid) : 0)))
    return sizes.reduce((sum, size) => sum + size, 0)
  } finally {
    for (const server of servers) server.kill()
    await Promise.all(servers.map((server) => server.exitCode ?? once(server, 'exit')))
  }
}

/** As `npm run dev` starts it; resolves once it has compiled everything. */
async function startDevServer(app: string): Promise<ChildProcess> {
  const env = { ...process.env, ADAMARKET_DEV_PORT: String(await freePort()), NODE_ENV: '' }
  const server = spawn(rsbuildOf(app), ['dev'], { cwd: join(repository, app), env })
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.includes('built in')) {
      server.stdout.resume()
      return server
    }
  }
  throw new Error(`The development server of ${app} ended before it had compiled`)
}

/** The memory of a process and its descendants, in bytes. */
async function heldByTree(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
  const own = Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) * 1024
  const tasks = await readdir(`/proc/${pid}/task`)
  const children = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8')),
  )
  const pids = children.flatMap((list) => list.trim().split(' ').filter(Boolean)).map(Number)
  const below = await Promise.all(pids.map(heldByTree))
  return below.reduce((sum, size) => sum + size, own)
}

function rsbuildOf(app: string): string {
  return join(repository, app, 'node_modules', '.bin', 'rsbuild')
}
