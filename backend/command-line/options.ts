import { resolve } from 'node:path'
import type { ParseArgsOptionsConfig } from 'node:util'
import { parseArgs } from 'node:util'

import { CommandError } from '#base/command-error.ts'

type Accepted<Options> = {
  readonly usage: string
  readonly options: Options
  /** The number of parameters that are no options. */
  readonly max?: number
}

/** The option of every command that can work on a real project. */
export const projectOption = { project: { type: 'string' } } as const

/**
 * Reads what was typed after a command.
 * @throws CommandError with its usage for anything that it does not accept
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  parameters: readonly string[],
  { usage, options, max = 0 }: Accepted<Options>,
) {
  const { values, positionals } = parse(parameters, usage, options)
  if (positionals.length > max) throw wrongOptions(`"${positionals[max]}" is one too many.`, usage)
  return { values, positionals }
}

function parse<const Options extends ParseArgsOptionsConfig>(
  parameters: readonly string[],
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ args: [...parameters], allowPositionals: true, options })
  } catch (cause) {
    const [reason] = cause instanceof Error ? cause.message.split(/\.(?: |$)/) : []
    throw wrongOptions(`${reason}.`, usage)
  }
}

export function wrongOptions(reason: string, usage: string): CommandError {
  return new CommandError(`${reason}\nUsage: ${usage}`)
}

/** The path of a folder as seen from where the command was typed: npm runs commands in the root. */
export function pathFromTerminal(folder: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), folder)
}

/** The folder named first. @throws CommandError without one */
export function readFolder([folder]: readonly string[]): string {
  if (folder === undefined) throw new CommandError('Name a folder.')
  return pathFromTerminal(folder)
}
