import { spawn } from 'node:child_process'

/** How long one tool may take before it counts as hanging, generous enough for a slow machine. */
const maxDurationMs = 25 * 60_000

/** How long a tool may take to stop, for example to stop emulators. */
const stopTimeoutMs = 60_000

const running = new Set()
let isInterrupted = false

// Handled, so that this process outlives its tools, which may have emulators to stop.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    isInterrupted = true
    for (const child of running) child.kill(signal)
  })
}

/** Whether the user ended the run. */
export function wasInterrupted() {
  return isInterrupted
}

/**
 * Runs a tool to its end; resolves to its exit code and output, which is also shown while it runs if
 * `verbose`.
 */
export function runTool(command, parameters, { cwd, env, verbose, timeoutMs = maxDurationMs }) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks = []
    running.add(child)
    const kill = () => {
      child.kill('SIGKILL')
      // A process left behind by the tool may hold them open.
      child.stdout.destroy()
      child.stderr.destroy()
    }
    let timer = setTimeout(() => {
      chunks.push(Buffer.from(`\nStopped: no end after ${timeoutMs / 60_000} minutes.\n`))
      child.kill('SIGTERM')
      timer = setTimeout(kill, stopTimeoutMs)
    }, timeoutMs)
    const end = (code) => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ code, output: Buffer.concat(chunks).toString() })
    }
    const collect = (chunk) => {
      chunks.push(chunk)
      if (verbose) process.stdout.write(chunk)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', (error) => {
      collect(Buffer.from(error.message))
      end(127)
    })
    child.once('close', (code) => end(code ?? 1))
  })
}
