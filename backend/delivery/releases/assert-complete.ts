import { exposesOf } from '@adamarket/shared/build/exposes.ts'

import { CommandError } from '#base/command-error.ts'

import type { Release } from './release.ts'

/** Refuses a build that does not expose everything the shell asks for. */
export function assertComplete(name: string, { version, exposes }: Release): void {
  const missing = exposesOf(name).filter((expose) => !exposes.includes(expose))
  if (missing.length === 0) return
  throw new CommandError(`${name} ${version} does not expose ${missing.join(', ')}.`)
}
