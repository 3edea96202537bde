import { spawn } from 'node:child_process'

/** How long one tool may take before it counts as hanging, which a slow machine does not. */
const timeoutMs = 25 * 60_000

/** How long a tool that was told to stop may take, for example to take emulators down. */
const stopTimeoutMs = 60_000

const running = new Set()
let isInterrupted = false

// Handled, so that this process outlives its tools, which may have emulators to take down.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    isInterrupted = true
    for (const child of running) child.kill(signal)
  })
}

/** Whether someone ended the run. */
export function wasInterrupted() {
  return isInterrupted
}

/**
 * Runs a tool to its end: its exit code and all it wrote, which is also shown at once when `verbose`.
 */
export function runTool(command, parameters, { cwd, env, verbose }) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks = []
    running.add(child)
    const kill = () => {
      child.kill('SIGKILL')
      // A process that it left behind may hold them open.
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
