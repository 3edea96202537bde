import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { localOrigins } from '#hosting/local-origins.ts'
import { CommandError } from '#base/command-error.ts'
import type { StackFolders } from '#base/folders.ts'
import { repository } from '#base/folders.ts'
import type { Settings } from '#base/settings.ts'
import { projectId } from '#base/settings.ts'

import { firebaseConfig } from './firebase-config.ts'
import { limitLogs } from './limit-logs.ts'
import { endLeftovers, killRecorded, recordProcesses } from './process-record.ts'

export type Emulators = {
  /** Stops them cleanly. */
  stop(): Promise<void>
  /** Kills them. */
  kill(): Promise<void>
  /** Resolves when they have ended for any reason. */
  readonly ended: Promise<void>
}

export type EmulatorOptions = {
  readonly settings: Settings
  readonly folders: StackFolders
  /** Whether the sites run. */
  readonly hosting: boolean
  /** Variables that tell firebase-tools where its Java programs are. */
  readonly jars: Readonly<Record<string, string>>
  /** Whether they start with the saved data. */
  readonly hasSavedData: boolean
  /** Aborts the start. */
  readonly signal: AbortSignal
}

const readyText = 'All emulators ready'

/** Busy machines are slow. */
const readyTimeoutMs = 180_000

/**
 * Options for the emulators' Java: they do not run long enough to gain from the optimising compiler and
 * a parallel garbage collector, which slow down the browser beside them.
 */
const shortLivedJava = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC'

/** How often the processes of the stack are recorded, and its logs measured. */
const recordIntervalMs = 5000

const stopTimeoutMs = 20_000

/**
 * Starts the emulators and waits until they are ready.
 * @throws CommandError when they end before that, with the last error of firebase-tools
 */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const { settings, folders, hosting } = options
  await rm(folders.logs, { recursive: true, force: true })
  await mkdir(folders.logs, { recursive: true })
  const config = firebaseConfig(settings, folders, hosting)
  await writeFile(folders.firebaseConfig, JSON.stringify(config, null, 2))

  // firebase-tools keeps files, and which emulators run, by project in the temporary folder: two
  // checkouts would mix theirs up. The path is short since the length of a socket's name is limited.
  const temporary = await mkdtemp(join(tmpdir(), 'adamarket-'))
  const child = await spawnFirebase(options, temporary)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve())).then(
    async () => {
      await endLeftovers(folders.processes)
      await rm(temporary, { recursive: true, force: true })
    },
  )
  const kill = async () => {
    await killRecorded(folders.processes)
    await ended
  }
  try {
    await untilReady(child, options, temporary)
  } catch (error) {
    await kill()
    throw error
  }
  const recording = setInterval(() => {
    void record(child, folders, temporary)
    // The folder of a stack that is ending may be gone.
    limitLogs(folders.logs).catch(() => undefined)
  }, recordIntervalMs).unref()
  void ended.then(() => clearInterval(recording))
  const stop = async () => {
    child.kill('SIGINT')
    const force = setTimeout(() => void killRecorded(folders.processes), stopTimeoutMs)
    await ended
    clearTimeout(force)
  }
  return { ended, stop, kill }
}

async function spawnFirebase(
  { settings, folders, jars, hasSavedData }: EmulatorOptions,
  temporary: string,
): Promise<ChildProcess> {
  const log = await open(folders.emulatorsLog, 'a')
  const child = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('vendor/emulator-process.mjs', import.meta.url)),
      'emulators:start',
      `--project=${projectId}`,
      `--config=${folders.firebaseConfig}`,
      ...(hasSavedData ? [`--import=${folders.data}`] : []),
    ],
    {
      // firebase-tools writes its logs, and what it is about to save, into the current folder.
      cwd: folders.logs,
      // A separate process group: Ctrl-C in the terminal only reaches the launcher, which stops them.
      detached: true,
      env: {
        ...process.env,
        ...jars,
        TMPDIR: temporary,
        // Later options win, so those of the environment take precedence.
        JAVA_TOOL_OPTIONS: `${shortLivedJava} ${process.env['JAVA_TOOL_OPTIONS'] ?? ''}`.trim(),
        NO_UPDATE_NOTIFIER: '1',
        NO_COLOR: '1',
        FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
        // Each function that runs at the same time is a process: fifty, the default, are too many for one
        // machine while it seeds.
        FUNCTIONS_EMULATOR_PARALLEL: '4',
        // In seconds. An event whose process takes longer to start is lost, and 30, the default, are few on a busy
        // machine.
        FUNCTIONS_DISCOVERY_TIMEOUT: '180',
        SITE_ORIGIN: localOrigins(settings).apps.shell,
      },
      stdio: ['ignore', log.fd, log.fd, 'ipc'],
    },
  )
  await log.close()
  child.channel?.unref()
  return child
}

async function untilReady(
  child: ChildProcess,
  { folders, signal }: EmulatorOptions,
  temporary: string,
): Promise<void> {
  const deadline = Date.now() + readyTimeoutMs
  while (Date.now() < deadline) {
    // Recorded first, so that there is something to end.
    const isRunning = await record(child, folders, temporary)
    signal.throwIfAborted()
    const log = await readFile(folders.emulatorsLog, 'utf8')
    if (!isRunning) {
      throw new CommandError(`The emulators did not start: ${lastError(log)} (${place(folders)})`)
    }
    if (log.includes(readyText)) return
    await sleep(200)
  }
  throw new CommandError(
    `The emulators were not ready in ${readyTimeoutMs / 1000} s (${place(folders)})`,
  )
}

/** Records the processes of the emulators; returns whether they still run. */
async function record(
  child: ChildProcess,
  { processes }: StackFolders,
  temporary: string,
): Promise<boolean> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return false
  await recordProcesses(processes, child.pid, temporary)
  return true
}

function place(folders: StackFolders): string {
  return `their log is ${relative(repository, folders.emulatorsLog)}`
}

/** The error that firebase-tools reported. */
export function lastError(log: string): string {
  if (log.includes('Unsupported java version')) return 'install a JDK of version 21 or newer'
  const lines = log.split('\n').map((line) => line.trim())
  const error = lines.findLast((line) => line.startsWith('Error:'))
  const line = error ?? lines.findLast((candidate) => candidate !== '') ?? 'no reason was given'
  return line.replace(/^Error:\s*/, '')
}
