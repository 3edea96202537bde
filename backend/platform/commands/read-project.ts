import { CannotStart } from '#platform/cannot-start.ts'
import { takeProject } from '#platform/commands/take-project.ts'
import { readProductionSettings } from '#platform/production-settings.ts'
import { readSettings } from '#platform/settings.ts'
import type { Project } from '#platform/with-project.ts'
import { localProject } from '#platform/with-project.ts'

/**
 * The project that a command works on: the local one, or the real one that is named.
 * @throws CannotStart on any other parameter, or without the settings of that project
 */
export async function readProject(parameters: readonly string[]): Promise<Project> {
  const { project, rest } = takeProject(parameters)
  if (rest.length > 0) throw new CannotStart(`Unknown option "${rest.join(' ')}".`)
  if (project === undefined) return await runningProject()
  const { projectId, storageBucket } = await readProductionSettings(project)
  return { projectId, storageBucket }
}

/** @throws CannotStart when the local site is not running: the libraries would retry forever */
async function runningProject(): Promise<Project> {
  const settings = readSettings(process.env)
  await fetch(`http://localhost:${settings.ports.firestore}/`).catch((cause: unknown) => {
    throw new CannotStart(
      'No local site is running. Start it with npm start, or pass --project ID.',
      { cause },
    )
  })
  return localProject(settings)
}
