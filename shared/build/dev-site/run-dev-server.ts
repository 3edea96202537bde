import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

import { UserError } from '#build/user-error.ts'

type DevServerOptions = {
  /** The name of the app in its log, and before what is printed. */
  readonly app: string
  readonly folder: string
  readonly port: number
  /** What the app's build reads besides its port. */
  readonly environment: Readonly<Record<string, string>>
  /** The folder for its log. */
  readonly logs: string
  /** Called with warnings and errors in the app's code. */
  readonly onProblem: (line: string) => void
  readonly signal: AbortSignal
}

/** The start of rsbuild's message lines. */
const message = /^(?:error|info|ready|start|success|warn)\b/
const problem = /^(?:error|warn)\b/

/**
 * Runs the development server of an app until the signal aborts; resolves when it answers.
 * @throws UserError when it ends before that
 */
export async function runDevServer(options: DevServerOptions): Promise<void> {
  const { app, folder, port, environment, logs, onProblem, signal } = options
  await mkdir(logs, { recursive: true })
  const child = spawn(join(folder, 'node_modules', '.bin', 'rsbuild'), ['dev'], {
    cwd: folder,
    env: { ...process.env, ...environment, ADAMARKET_DEV_PORT: String(port), FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  signal.addEventListener('abort', () => child.kill(), { once: true })
  const logFile = join(logs, `dev-${app}.log`)
  const log = createWriteStream(logFile)
  for (const input of [child.stdout, child.stderr]) {
    let isProblem = false
    createInterface({ input }).on('line', (line) => {
      log.write(`${line}\n`)
      if (message.test(line)) isProblem = problem.test(line)
      if (isProblem) onProblem(`[${app}] ${line}`)
    })
  }
  const ended = once(child, 'exit').then(() => {
    signal.throwIfAborted()
    throw new UserError(`The development server of ${app} stopped. See its log, ${logFile}.`)
  })
  await Promise.race([untilAnswering(port, signal), ended])
  ended.catch((error: unknown) => {
    if (!signal.aborted) onProblem(String(error))
  })
}

async function untilAnswering(port: number, signal: AbortSignal): Promise<void> {
  const answers = () =>
    fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    )
  while (!(await answers())) {
    signal.throwIfAborted()
    await sleep(200)
  }
}
