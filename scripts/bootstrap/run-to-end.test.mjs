import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const module = JSON.stringify(new URL('run-to-end.mjs', import.meta.url))

/** A process that runs this code to its end, in another process. */
function start(code) {
  const script = `import { runToEnd } from ${module}
process.exitCode = await runToEnd(process.execPath, ['--eval', ${JSON.stringify(code)}])`
  return spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

it('ends with the exit code of the command', async () => {
  const [code] = await once(start('process.exitCode = 7'), 'exit')
  expect(code).toBe(7)
})

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('passes %s on, and waits for the end', async (signal) => {
  const child = start(`process.once('${signal}', () => process.exit(7))
setTimeout(() => {}, 60_000)
console.log('ready')`)
  await once(child.stdout, 'data')
  child.kill(signal)
  const [code] = await once(child, 'exit')
  expect(code).toBe(7)
})
