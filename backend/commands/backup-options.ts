import { resolve } from 'node:path'

import { CannotStart } from '#base/cannot-start.ts'

import { takeProject } from './take-project.ts'

/** The parameters of a command about backups. */
type BackupOptions = {
  readonly folders: readonly string[]
  readonly project: string | undefined
  readonly flags: ReadonlySet<string>
  readonly values: ReadonlyMap<string, string>
}

type Known = { readonly flags: readonly string[]; readonly values?: readonly string[] }

/**
 * Reads folders and the options that a command knows.
 * @throws CannotStart for other options
 */
export function readBackupOptions(parameters: readonly string[], known: Known): BackupOptions {
  const { project, rest } = takeProject(parameters)
  const flags = new Set<string>()
  const values = new Map<string, string>()
  const folders: string[] = []
  for (const [at, parameter] of rest.entries()) {
    const option = rest[at - 1]
    const isValue = option !== undefined && known.values?.includes(option)
    if (isValue && !parameter.startsWith('-')) values.set(option, parameter)
    else if (known.flags.includes(parameter)) flags.add(parameter)
    else if (!known.values?.includes(parameter)) folders.push(parameter)
  }
  const missing = known.values?.find((one) => rest.includes(one) && !values.has(one))
  if (missing !== undefined) throw new CannotStart(`${missing} needs a value.`)
  const unknown = folders.find((one) => one.startsWith('-'))
  if (unknown !== undefined) throw new CannotStart(`Unknown option "${unknown}".`)
  return { folders, project, flags, values }
}

/**
 * The path of the one folder that a command needs. npm runs commands in the root.
 * @throws CannotStart for none, or more than one
 */
export function oneFolder([folder, ...others]: readonly string[]): string {
  if (folder === undefined || others.length > 0) throw new CannotStart('Name one folder.')
  return resolve(process.env['INIT_CWD'] ?? '.', folder)
}

/** @throws CannotStart unless it is a moment that every reader takes for the same one */
export function readTime(text: string): Date {
  const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text)
  const time = new Date(text)
  if (!isMoment || Number.isNaN(time.getTime())) {
    throw new CannotStart(`"${text}" is no time such as 2026-11-21T10:00Z.`)
  }
  return time
}
