import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { localOrigins } from '#hosting/local-origins.ts'
import { CommandError } from '#base/command-error.ts'
import { stackFolders, stateFolder } from '#base/folders.ts'
import { settingsOnFreePorts } from '#stack/ports.ts'
import { createProgress } from '#base/progress.ts'
import type { Settings } from '#base/settings.ts'
import { projectId, settingsAsEnvironment } from '#base/settings.ts'
import { startStack } from '#stack/stack.ts'

import { killOnSecondSignal } from '#command-line/interruption.ts'

/**
 * Runs a command on a stack of its own, on free ports and with temporary data.
 * @returns the command's exit code
 */
export async function run(parameters: readonly string[], signal: AbortSignal): Promise<number> {
  const { isBare, command } = readParameters(parameters)
  const settings = await settingsOnFreePorts()
  const home = join(stateFolder, 'stacks', String(settings.ports.site))
  const folders = stackFolders(home)
  const stack = await startStack({
    settings,
    home,
    hosting: !isBare,
    data: isBare ? 'empty' : 'temporary',
    progress: createProgress(console.log),
    signal,
  })
  killOnSecondSignal(stack.kill)
  try {
    return await runCommand(command, home, settings, signal)
  } finally {
    await stack.stop()
    // The log stays, in case the run failed.
    await rm(folders.hosting, { recursive: true, force: true })
    await rm(folders.revisions, { recursive: true, force: true })
    await rm(folders.shells, { recursive: true, force: true })
  }
}

function readParameters(parameters: readonly string[]) {
  const separator = parameters.indexOf('--')
  const options = parameters.slice(0, Math.max(separator, 0))
  const command = parameters.slice(separator + 1)
  const unknown = options.find((option) => option !== '--bare')
  if (separator < 0 || command.length === 0 || unknown !== undefined) {
    throw new CommandError('Say what to run: with-stack [--bare] -- <command>.')
  }
  return { isBare: options.length > 0, command }
}

function runCommand(
  [file = '', ...parameters]: readonly string[],
  home: string,
  settings: Settings,
  signal: AbortSignal,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...commandEnvironment(settings), ADAMARKET_HOME: home }
    const child = spawn(file, parameters, { env, stdio: 'inherit' })
    signal.addEventListener('abort', () => child.kill('SIGTERM'), { once: true })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Tells Firebase's SDKs and the tests where everything is. */
function commandEnvironment(settings: Settings): Record<string, string> {
  const { ports } = settings
  return {
    ...settingsAsEnvironment(settings),
    ADAMARKET_SITE_URL: localOrigins(settings).apps.shell,
    FIREBASE_AUTH_EMULATOR_HOST: `localhost:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `localhost:${ports.storage}`,
    FIRESTORE_EMULATOR_HOST: `localhost:${ports.firestore}`,
    GCLOUD_PROJECT: projectId,
  }
}
