import { parseArgs } from 'node:util'

import type { App, RemoteApp } from '#base/apps.ts'
import { remoteApps, remoteNameOf } from '#base/apps.ts'
import { CannotStart } from '#base/cannot-start.ts'
import { operatorName } from '#base/checkout.ts'
import { seconds } from '#base/progress.ts'
import type { Note } from '#releases/history.ts'
import type { Registry } from '#releases/registry.ts'

import { takeProject } from './take-project.ts'

export type ReleaseOptions = ReturnType<typeof readOptions>['values']

/** Reads what the commands about releases accept. @throws CannotStart with their usage */
export function readOptions(parameters: readonly string[], usage: string) {
  const { project, rest } = takeProject(parameters)
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values, positionals } = parseArgs({
      args: [...rest],
      allowPositionals: true,
      options: {
        preview: flag,
        dirty: flag,
        'no-tests': flag,
        unchecked: flag,
        why: { type: 'string' },
      },
    })
    return { project, rest: positionals, values }
  } catch (cause) {
    throw new CannotStart(`Usage: ${usage}`, { cause })
  }
}

export async function noteOf(
  action: string,
  { why }: { readonly why?: string | undefined },
): Promise<Note> {
  return { action, by: await operatorName(), ...(why !== undefined && { why }) }
}

/** The app that a command names first. @throws CannotStart for another name, or more than `most` parameters */
export function readApp(parameters: readonly string[], max: number, usage: string): App {
  return parameters[0] === 'shell' && parameters.length <= max
    ? 'shell'
    : readRemote(parameters, max, usage)
}

export function readRemote(parameters: readonly string[], max: number, usage: string): RemoteApp {
  const app = remoteApps.find((one) => remoteNameOf(one) === parameters[0])
  if (app && parameters.length <= max) return app
  const names = remoteApps.map(remoteNameOf).join(', ')
  throw new CannotStart(`Usage: ${usage}, where the remote is one of ${names}.`)
}

/** Prints a result, and how long the whole command took. */
export function print(what: string, { revision }: Registry): void {
  console.log(`${what} (revision ${revision}, ${seconds(performance.now())}).`)
}
