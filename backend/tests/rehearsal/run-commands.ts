import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** What the shell does instead of running a program: it asks this process, through two pipes. */
const prelude = (programs: readonly string[]) =>
  [
    'set -euo pipefail',
    `ask() { printf '%s\\0' "$@" >&3; printf '\\n\\0' >&3; local code out; IFS= read -r code <&4; IFS= read -r out <&4; [ -z "$out" ] || printf '%s\\n' "$out"; return "$code"; }`,
    ...programs.map((program) => `${program}() { ask ${program} "$@"; }`),
  ].join('\n')

/** Programs by name: what they are called with, and what they print. They throw if they do not accept it. */
type Programs = Readonly<Record<string, (words: readonly string[]) => string>>

/**
 * Runs commands as a person types them into Bash, in a folder, with these programs in place of the real ones.
 *
 * @throws Error with the first command that fails
 */
export async function runCommands(
  commands: string,
  folder: string,
  programs: Programs,
): Promise<void> {
  const script = `${prelude(Object.keys(programs))}\n${commands}`
  const shell = spawn('bash', ['-c', script], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  })
  const [, , , requests, answers] = shell.stdio
  if (!shell.stderr || !requests || !answers || !('write' in answers)) throw new Error('no pipes')
  const failures: string[] = []
  // One request is the words, each with a NUL, and a line break with one.
  let words: string[] = []
  let rest = ''
  requests.on('data', (chunk) => {
    const parts = `${rest}${String(chunk)}`.split('\0')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      if (part !== '\n') {
        words.push(part)
        continue
      }
      const [program = '', ...parameters] = words
      words = []
      answers.write(answerOf(program, parameters))
    }
  })
  function answerOf(program: string, parameters: readonly string[]): string {
    try {
      return `0\n${programs[program]?.(parameters) ?? ''}\n`
    } catch (error) {
      failures.push(`${error instanceof Error ? error.message : String(error)}`)
      return '1\n\n'
    }
  }
  const [printed, [code]] = await Promise.all([text(shell.stderr), once(shell, 'close')])
  if (code !== 0) throw new Error([...failures, printed].join('\n'))
}
