import { resolve } from 'node:path'

import { backUp } from '#backup/back-up.ts'
import { restore } from '#backup/restore.ts'
import { withoutTriggers } from '#platform/background-triggers.ts'
import { CannotStart } from '#platform/cannot-start.ts'
import { projectNamed } from '#platform/commands/read-project.ts'
import { takeProject } from '#platform/commands/take-project.ts'
import { readSettings } from '#platform/settings.ts'
import { withProject } from '#platform/with-project.ts'

/** Copies documents and pictures of the local site, or of a real project, into a folder. */
export async function backup(parameters: readonly string[]): Promise<number> {
  const { folder, project } = await read(parameters)
  await withProject(project, (services) => backUp(services, folder, console.log))
  console.log(`The backup is in ${folder}.`)
  return 0
}

/** Restores a backup to the local site or, with `--yes`, to a real project. */
export async function restoreBackup(
  parameters: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const { folder, project } = await read(parameters.filter((parameter) => parameter !== '--yes'))
  if (!project.ports && !parameters.includes('--yes')) {
    throw new CannotStart(
      `This writes over the data of ${project.projectId}. Delete its functions first (docs/operations.md), then add --yes.`,
    )
  }
  const work = () =>
    withProject(project, (services) => restore(services, folder, console.log, signal))
  await (project.ports ? withoutTriggers(readSettings(process.env), work) : work())
  console.log('Restored. npm run ops -- check-data says what does not fit together.')
  return 0
}

async function read(parameters: readonly string[]) {
  const { project, rest } = takeProject(parameters)
  const [folder, ...others] = rest
  if (folder === undefined || others.length > 0) throw new CannotStart('Name one folder.')
  return {
    // npm runs commands in the root.
    folder: resolve(process.env['INIT_CWD'] ?? '.', folder),
    project: await projectNamed(project),
  }
}
