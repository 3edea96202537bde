import { backUp, backUpDecisions } from '#backup/back-up.ts'
import { applyDecisions } from '#backup/apply-decisions.ts'
import { restore } from '#backup/restore.ts'
import { createGoogleApi } from '#deployment/google-api.ts'
import { noteSuccess } from '#functions/keep-promise.ts'
import type { Copy } from '#health/google.ts'
import { logCopy } from '#health/google.ts'
import { withoutTriggers } from '#stack/background-triggers.ts'
import { CannotStart } from '#base/cannot-start.ts'
import { readSettings } from '#base/settings.ts'
import type { Project, ProjectServices } from '#base/with-project.ts'
import { cloudToken, withProject } from '#base/with-project.ts'

import { changingOptions } from './confirm-change.ts'
import { pathFromTerminal, projectOption, readOptions } from './options.ts'
import { projectNamed, projectToChange } from './read-project.ts'

const flag = { type: 'boolean', default: false } as const
/** The options of commands that write over data. */
const writing = { 'undo-deletions-since': { type: 'string' }, ...changingOptions } as const

/**
 * Copies documents and pictures of the local site, or of a real project, into a folder; with `--decisions` only what
 * users and moderators have decided.
 */
export async function backup(parameters: readonly string[]): Promise<number> {
  const { positionals, values } = readOptions(parameters, {
    usage: 'backup <folder> [--decisions] [--project <id>]',
    options: { decisions: flag, ...projectOption },
    max: 1,
  })
  const folder = oneFolder(positionals)
  const copy = values.decisions ? backUpDecisions : backUp
  const name = values.decisions ? 'decisions' : 'backup'
  const project = await projectNamed(values.project)
  await withProject(project, async (services) => {
    await copy(services, folder, console.log)
    console.log(`The backup is in ${folder}.`)
    await noteCopy(project, services, name)
  })
  return 0
}

/** Restores a backup to the local site, or to a real project. */
export async function restoreBackup(
  parameters: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const { positionals, values } = readOptions(parameters, {
    usage:
      'restore <folder> [--decisions <folder>] [--undo-deletions-since <time>] [--yes] [--project <id>]',
    options: { decisions: { type: 'string' }, ...writing },
    max: 1,
  })
  const { decisions } = values
  const folder = oneFolder(positionals)
  const undoing = undoingOf(values)
  await writeTo(values, (services) =>
    restore(services, folder, console.log, {
      signal,
      ...undoing,
      ...(decisions !== undefined && { decisions: pathFromTerminal(decisions) }),
    }),
  )
  console.log('Restored. npm run ops -- check-data says what does not fit together.')
  return 0
}

/** Applies a copy of decisions, or the audit log alone, after Google has imported an export. */
export async function applyCopiedDecisions(
  parameters: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const { positionals, values } = readOptions(parameters, {
    usage:
      'apply-decisions <folder>|--audit-log-only [--undo-deletions-since <time>] [--yes] [--project <id>]',
    options: { 'audit-log-only': flag, ...writing },
    max: 1,
  })
  const isLogOnly = values['audit-log-only']
  if (isLogOnly && positionals.length > 0) {
    throw new CannotStart('Name a folder, or --audit-log-only.')
  }
  const folder = isLogOnly ? undefined : oneFolder(positionals)
  const undoing = undoingOf(values)
  await writeTo(values, (services) =>
    applyDecisions(services, folder, console.log, { signal, ...undoing }),
  )
  console.log('What was taken away stays away. npm run ops -- check-data says what does not fit.')
  return 0
}

/** Notes when the copy was made: `health` and an alert wait for the next one. */
async function noteCopy(
  { projectId, ports }: Project,
  { firestore }: ProjectServices,
  name: Copy,
): Promise<void> {
  if (ports) await noteSuccess(firestore, name)
  else await logCopy(createGoogleApi({ token: cloudToken, projectId }), projectId, name)
}

function oneFolder([folder]: readonly string[]): string {
  if (folder === undefined) throw new CannotStart('Name a folder.')
  return pathFromTerminal(folder)
}

type Writing = {
  readonly yes: boolean
  readonly project?: string | undefined
  readonly 'undo-deletions-since'?: string | undefined
}

/** @throws CannotStart unless the time is one that every reader takes for the same one */
function undoingOf({ 'undo-deletions-since': text }: Writing): {
  readonly undoDeletionsSince?: Date
} {
  if (text === undefined) return {}
  const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text)
  const time = new Date(text)
  if (!isMoment || Number.isNaN(time.getTime())) {
    throw new CannotStart(`"${text}" is no time such as 2026-11-21T10:00Z.`)
  }
  return { undoDeletionsSince: time }
}

/** Writes to the local site, or to a real project. */
async function writeTo(
  values: Writing,
  work: (services: ProjectServices) => Promise<void>,
): Promise<void> {
  const project = await projectToChange(
    values,
    'Its data is written over: delete its functions first (docs/operations.md).',
  )
  const run = () => withProject(project, work)
  await (project.ports ? withoutTriggers(readSettings(process.env), run) : run())
}
