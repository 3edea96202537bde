import { CannotStart } from '#base/cannot-start.ts'
import { readProductionSettings } from '#base/production-settings.ts'
import { readSettings } from '#base/settings.ts'
import type { Project } from '#base/with-project.ts'
import { localProject } from '#base/with-project.ts'

import { projectOption, readOptions } from './options.ts'

/**
 * The project that a command without other parameters works on.
 * @throws CannotStart on any parameter but `--project <id>`, and as {@link projectNamed}
 */
export async function readProject(
  parameters: readonly string[],
  command: string,
): Promise<Project> {
  const usage = `${command} [--project <id>]`
  const { values } = readOptions(parameters, { usage, options: projectOption })
  return await projectNamed(values.project)
}

/**
 * The real project with an id; without one, that of the local site.
 * @throws CannotStart without the settings of that project, or when the local site is not running: the
 * libraries would retry forever
 */
export async function projectNamed(id: string | undefined): Promise<Project> {
  if (id !== undefined) return await readProductionSettings(id)
  const settings = readSettings(process.env)
  await fetch(`http://localhost:${settings.ports.firestore}/`).catch((cause: unknown) => {
    throw new CannotStart(
      'No local site is running. Start it with npm start, or pass --project ID.',
      { cause },
    )
  })
  return localProject(settings)
}
