import { backUp, backUpDecisions } from '#backup/back-up.ts'
import type { Project, ProjectServices } from '#base/with-project.ts'
import { cloudToken, withProject } from '#base/with-project.ts'
import { projectOption, readFolder, readOptions } from '#command-line/options.ts'
import { projectNamed } from '#command-line/read-project.ts'
import { createGoogleApi } from '#deployment/google-api.ts'
import { noteSuccess } from '#functions/base/keep-promise.ts'
import type { Copy } from '#health/google.ts'
import { logCopy } from '#health/google.ts'

/**
 * Copies documents and pictures of the local site, or of a real project, into a folder; with `--decisions` only what
 * users and moderators have decided.
 */
export async function run(parameters: readonly string[]): Promise<number> {
  const { positionals, values } = readOptions(parameters, {
    usage: 'backup <folder> [--decisions] [--project <id>]',
    options: { decisions: { type: 'boolean', default: false }, ...projectOption },
    max: 1,
  })
  const folder = readFolder(positionals)
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

/** Notes when the copy was made: `health` and an alert wait for the next one. */
async function noteCopy(
  { projectId, ports }: Project,
  { firestore }: ProjectServices,
  name: Copy,
): Promise<void> {
  if (ports) await noteSuccess(firestore, name)
  else await logCopy(createGoogleApi({ token: cloudToken, projectId }), projectId, name)
}
