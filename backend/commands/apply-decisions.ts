import { applyDecisions } from '#backup/apply-decisions.ts'
import { CommandError } from '#base/command-error.ts'
import { readFolder, readOptions } from '#command-line/options.ts'
import { overwriteOptions, overwriteProject, readUndoing } from '#command-line/overwrite-project.ts'

/** Applies a copy of decisions, or the audit log alone, after Google has imported an export. */
export async function run(parameters: readonly string[], signal: AbortSignal): Promise<number> {
  const { positionals, values } = readOptions(parameters, {
    usage:
      'apply-decisions <folder>|--audit-log-only [--undo-deletions-since <time>] [--yes] [--project <id>]',
    options: { 'audit-log-only': { type: 'boolean', default: false }, ...overwriteOptions },
    max: 1,
  })
  const isLogOnly = values['audit-log-only']
  if (isLogOnly && positionals.length > 0) {
    throw new CommandError('Name a folder, or --audit-log-only.')
  }
  const folder = isLogOnly ? undefined : readFolder(positionals)
  const undoing = readUndoing(values)
  await overwriteProject(values, (services) =>
    applyDecisions(services, folder, console.log, { signal, ...undoing }),
  )
  console.log('What was taken away stays away. npm run ops -- check-data says what does not fit.')
  return 0
}
