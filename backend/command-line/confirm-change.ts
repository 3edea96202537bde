import { createInterface } from 'node:readline/promises'

import { CommandError } from '#base/command-error.ts'

import { projectOption } from './options.ts'

/** The options of every command that writes. */
export const changingOptions = {
  yes: { type: 'boolean', default: false },
  ...projectOption,
} as const

/** A terminal, as far as a question needs one. Undefined where no one can answer. */
export type Terminal = { question(text: string): Promise<string> }

type Change = {
  /** The site, as a sentence names it. */
  readonly site: string
  /** Whether the question was answered by `--yes`. */
  readonly yes: boolean
  /** What has to be done before, as a sentence. */
  readonly before?: string | undefined
}

/**
 * Names the site that a command is about to change, and asks whether it shall.
 *
 * @throws CommandError when the answer is not yes, and where no one can answer, unless `yes`
 */
export async function confirmChange(
  { site, yes, before }: Change,
  terminal: Terminal | undefined = ownTerminal(),
): Promise<void> {
  const change = [`This changes ${site}.`, ...(before === undefined ? [] : [before])].join(' ')
  console.log(change)
  if (yes) return
  if (!terminal) {
    throw new CommandError('Nothing was changed: add --yes if this is the site that you mean.')
  }
  const answer = await terminal.question('Type yes to go on: ')
  if (answer.trim().toLowerCase() !== 'yes') throw new CommandError('Nothing was changed.')
}

function ownTerminal(): Terminal | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined
  return {
    async question(text) {
      const terminal = createInterface({ input: process.stdin, output: process.stdout })
      try {
        return await terminal.question(text)
      } finally {
        terminal.close()
      }
    },
  }
}
