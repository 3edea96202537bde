import { existsSync } from 'node:fs'

import { UserError } from '@adamarket/shared/build/user-error.ts'

import { CommandError } from '#base/command-error.ts'
import { whenInterrupted } from '#command-line/interruption.ts'

type Command = (parameters: readonly string[], signal: AbortSignal) => Promise<number> | number

const [name = '', ...parameters] = process.argv.slice(2)
const signal = whenInterrupted()

/** Each command is the file of its name, and loads only its own code: few need the Admin SDK, which takes long. */
const file = new URL(`./commands/${name}.ts`, import.meta.url)

try {
  if (!/^[a-z-]+$/.test(name) || !existsSync(file))
    throw new CommandError(`There is no command ${name}.`)
  const { run }: { run: Command } = await import(file.href)
  process.exitCode = await run(parameters, signal)
} catch (error) {
  if (error === signal.reason) process.exitCode = 130
  else if (error instanceof UserError || isRefusal(error)) fail(error.message)
  else fail(error instanceof Error ? (error.stack ?? error.message) : String(error))
}
// Connections left open by a seed or a build must not keep a finished command running.
process.exit()

/** Whether a service or the system refused something, and says why; the codes of programming errors begin with ERR. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && !String(error.code).startsWith('ERR_')
}

function fail(message: string): void {
  process.stderr.write(`\n${message}\n`)
  process.exitCode = 1
}
