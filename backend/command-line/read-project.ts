import { CommandError } from '#base/command-error.ts'
import { readProductionSettings } from '#base/production-settings.ts'
import { readSettings } from '#base/settings.ts'
import type { Project } from '#base/with-project.ts'
import { localProject } from '#base/with-project.ts'
import { localOrigins } from '#hosting/local-origins.ts'

import { changingOptions, confirmChange } from './confirm-change.ts'
import { readOptions } from './options.ts'

/**
 * The project that a command without other parameters changes, after it was asked for.
 * @throws CommandError on any parameter but `--yes` and `--project <id>`, and as {@link projectToChange}
 */
export async function readProject(
  parameters: readonly string[],
  command: string,
): Promise<Project> {
  const usage = `${command} [--yes] [--project <id>]`
  const { values } = readOptions(parameters, { usage, options: changingOptions })
  return await projectToChange(values)
}

/**
 * The real project with an id; without one, that of the local site.
 * @throws CommandError without the settings of that project, or when the local site is not running: the
 * libraries would retry forever
 */
export async function projectNamed(id: string | undefined): Promise<Project> {
  if (id !== undefined) return await readProductionSettings(id)
  const settings = readSettings(process.env)
  await fetch(`http://localhost:${settings.ports.firestore}/`).catch((cause: unknown) => {
    throw new CommandError(
      'No local site is running. Start it with npm start, or pass --project ID.',
      { cause },
    )
  })
  return localProject(settings)
}

type Named = { readonly project?: string | undefined; readonly yes: boolean }

/**
 * The same for a command that writes: it says which site it is about to change, and asks.
 *
 * @param before what has to be done in a real project before, as a sentence
 * @throws CommandError as {@link projectNamed} and {@link confirmChange}
 */
export async function projectToChange({ project: id, yes }: Named, before?: string) {
  const project = await projectNamed(id)
  const isReal = project.ports === undefined
  await confirmChange({ site: siteOf(project), yes, before: isReal ? before : undefined })
  return project
}

/** A site as a sentence names it. */
export function siteOf({ projectId, ports }: Project): string {
  if (!ports) return `the project ${projectId}`
  return `the local site at ${localOrigins(readSettings(process.env)).apps.shell}`
}
