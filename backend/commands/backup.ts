import { backUp, backUpDecisions } from '#backup/back-up.ts'
import { applyDecisions } from '#backup/apply-decisions.ts'
import { restore } from '#backup/restore.ts'
import { withoutTriggers } from '#stack/background-triggers.ts'
import { CannotStart } from '#base/cannot-start.ts'
import { readSettings } from '#base/settings.ts'
import type { Project, ProjectServices } from '#base/with-project.ts'
import { withProject } from '#base/with-project.ts'

import { oneFolder, readBackupOptions, readTime } from './backup-options.ts'
import { projectNamed } from './read-project.ts'

/**
 * Copies documents and pictures of the local site, or of a real project, into a folder; with `--decisions` only what
 * users and moderators have decided.
 */
export async function backup(parameters: readonly string[]): Promise<number> {
  const options = readBackupOptions(parameters, { flags: ['--decisions'] })
  const [folder, project] = [oneFolder(options.folders), await projectNamed(options.project)]
  const copy = options.flags.has('--decisions') ? backUpDecisions : backUp
  await withProject(project, (services) => copy(services, folder, console.log))
  console.log(`The backup is in ${folder}.`)
  return 0
}

/** Restores a backup to the local site or, with `--yes`, to a real project. */
export async function restoreBackup(
  parameters: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const { folders, project, flags, values } = readBackupOptions(parameters, {
    flags: ['--yes'],
    values: ['--decisions', '--undo-deletions-since'],
  })
  const decisions = values.get('--decisions')
  const folder = oneFolder(folders)
  await writeTo(await projectNamed(project), flags, (services) =>
    restore(services, folder, console.log, {
      signal,
      ...undoing(values),
      ...(decisions !== undefined && { decisions: oneFolder([decisions]) }),
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
  const { folders, project, flags, values } = readBackupOptions(parameters, {
    flags: ['--yes', '--audit-log-only'],
    values: ['--undo-deletions-since'],
  })
  if (flags.has('--audit-log-only') && folders.length > 0) {
    throw new CannotStart('Name a folder, or --audit-log-only.')
  }
  const folder = flags.has('--audit-log-only') ? undefined : oneFolder(folders)
  await writeTo(await projectNamed(project), flags, (services) =>
    applyDecisions(services, folder, console.log, { signal, ...undoing(values) }),
  )
  console.log('What was taken away stays away. npm run ops -- check-data says what does not fit.')
  return 0
}

function undoing(values: ReadonlyMap<string, string>): { readonly undoDeletionsSince?: Date } {
  const time = values.get('--undo-deletions-since')
  return time === undefined ? {} : { undoDeletionsSince: readTime(time) }
}

/** Writes to the local site or, with `--yes`, to a real project. */
async function writeTo(
  project: Project,
  flags: ReadonlySet<string>,
  work: (services: ProjectServices) => Promise<void>,
): Promise<void> {
  if (!project.ports && !flags.has('--yes')) {
    throw new CannotStart(
      `This writes over the data of ${project.projectId}. Delete its functions first (docs/operations.md), then add --yes.`,
    )
  }
  const run = () => withProject(project, work)
  await (project.ports ? withoutTriggers(readSettings(process.env), run) : run())
}
