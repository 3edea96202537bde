import { spawn } from 'node:child_process'

export type Ran = {
  readonly code: number
  /** What the command wrote, both streams interleaved. */
  readonly output: string
}

type RunOptions = {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  /** Ends the command early. */
  readonly signal?: AbortSignal
}

/** Runs a command to its end; a command that does not exist fails with code 127. */
export function run(
  command: string,
  parameters: readonly string[],
  options: RunOptions = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks: string[] = []
    const collect = (chunk: Buffer) => chunks.push(chunk.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', (error) => resolve({ code: 127, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output: chunks.join('') }))
  })
}
