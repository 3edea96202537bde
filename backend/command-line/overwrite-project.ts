import { CommandError } from '#base/command-error.ts'
import { readSettings } from '#base/settings.ts'
import type { ProjectServices } from '#base/with-project.ts'
import { withProject } from '#base/with-project.ts'
import { withoutTriggers } from '#stack/background-triggers.ts'

import { changingOptions } from './confirm-change.ts'
import { projectToChange } from './read-project.ts'

/** The options of commands that write over data. */
export const overwriteOptions = {
  'undo-deletions-since': { type: 'string' },
  ...changingOptions,
} as const

type Overwriting = {
  readonly yes: boolean
  readonly project?: string | undefined
  readonly 'undo-deletions-since'?: string | undefined
}

/** @throws CommandError unless the time is one that every reader takes for the same one */
export function readUndoing({ 'undo-deletions-since': text }: Overwriting): {
  readonly undoDeletionsSince?: Date
} {
  if (text === undefined) return {}
  const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text)
  const time = new Date(text)
  if (!isMoment || Number.isNaN(time.getTime())) {
    throw new CommandError(`"${text}" is no time such as 2026-11-21T10:00Z.`)
  }
  return { undoDeletionsSince: time }
}

/** Writes to the local site, or to a real project. */
export async function overwriteProject(
  values: Overwriting,
  work: (services: ProjectServices) => Promise<void>,
): Promise<void> {
  const project = await projectToChange(
    values,
    'Its data is written over: delete its functions first (docs/operations.md).',
  )
  const run = () => withProject(project, work)
  await (project.ports ? withoutTriggers(readSettings(process.env), run) : run())
}
