import { spawn } from 'node:child_process'

/**
 * Runs a command to its end and resolves to its exit code and output; a command that does not exist
 * ends with 127.
 */
export function run(command, parameters, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks = []
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    child.once('error', (error) => resolve({ code: 127, output: error.message }))
    child.once('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }))
  })
}

/** The path of the first of these programs that is installed; undefined without one. */
export async function findProgram(names) {
  for (const name of names) {
    const { code, output } = await run('which', [name])
    if (code === 0) return output.trim()
  }
  return undefined
}

/** Prints what is being done, does it, and prints how long it took. */
export async function step(what, work) {
  const began = performance.now()
  console.log(`  … ${what}`)
  const result = await work()
  console.log(`  ✓ ${what} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
  return result
}
