import { spawn } from 'node:child_process'

/**
 * Runs a command that uses this terminal, and resolves to its exit code. It gets the signals that would end this
 * process.
 */
export function runToEnd(command, parameters, { stdio = 'inherit', ...options } = {}) {
  const child = spawn(command, parameters, { ...options, stdio })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  whenNpmIsGone(() => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** A signal to npm ends npm and its shell, but never arrives here. */
function whenNpmIsGone(act) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, 500)
  watch.unref()
}
