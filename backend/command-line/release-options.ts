import type { App, RemoteApp } from '#base/apps.ts'
import { remoteApps, remoteNameOf } from '#base/apps.ts'
import { operatorName } from '#base/checkout.ts'
import { seconds } from '#base/progress.ts'
import type { Note } from '#releases/history.ts'
import type { Registry } from '#releases/registry.ts'

import { changingOptions } from './confirm-change.ts'
import { wrongOptions } from './options.ts'

/** The options of every command that changes what visitors get. */
export const changing = { why: { type: 'string' }, ...changingOptions } as const

export async function noteOf(
  action: string,
  { why }: { readonly why?: string | undefined },
): Promise<Note> {
  return { action, by: await operatorName(), ...(why !== undefined && { why }) }
}

/** The app that a command names first. @throws CommandError for another name */
export function readApp(positionals: readonly string[], usage: string): App {
  return positionals[0] === 'shell' ? 'shell' : readRemote(positionals, usage)
}

export function readRemote([name]: readonly string[], usage: string): RemoteApp {
  const app = remoteApps.find((one) => remoteNameOf(one) === name)
  if (app) return app
  const names = remoteApps.map(remoteNameOf).join(', ')
  throw wrongOptions(`Name one of ${names}.`, usage)
}

/** Prints a result, and how long the whole command took. */
export function print(what: string, { revision }: Registry): void {
  console.log(`${what} (revision ${revision}, ${seconds(performance.now())}).`)
}
