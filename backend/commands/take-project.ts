import { CannotStart } from '#base/cannot-start.ts'

/**
 * Removes `--project <id>`, which names a real project, from the parameters of a command.
 * @throws CannotStart when the id is missing
 */
export function takeProject(parameters: readonly string[]): {
  readonly project?: string
  readonly rest: readonly string[]
} {
  const at = parameters.indexOf('--project')
  if (at < 0) return { rest: parameters }
  const project = parameters[at + 1]
  if (project === undefined || project.startsWith('-')) {
    throw new CannotStart('--project needs a project id.')
  }
  return { project, rest: parameters.toSpliced(at, 2) }
}

/** @throws CannotStart for any parameter */
export function refuseParameters(parameters: readonly string[]): void {
  if (parameters.length > 0) throw new CannotStart(`Unknown option "${parameters.join(' ')}".`)
}
