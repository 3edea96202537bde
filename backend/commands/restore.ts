import { restore } from '#backup/restore.ts'
import { pathFromTerminal, readFolder, readOptions } from '#command-line/options.ts'
import { overwriteOptions, overwriteProject, readUndoing } from '#command-line/overwrite-project.ts'

/** Restores a backup to the local site, or to a real project. */
export async function run(parameters: readonly string[], signal: AbortSignal): Promise<number> {
  const { positionals, values } = readOptions(parameters, {
    usage:
      'restore <folder> [--decisions <folder>] [--undo-deletions-since <time>] [--yes] [--project <id>]',
    options: { decisions: { type: 'string' }, ...overwriteOptions },
    max: 1,
  })
  const { decisions } = values
  const folder = readFolder(positionals)
  const undoing = readUndoing(values)
  await overwriteProject(values, (services) =>
    restore(services, folder, console.log, {
      signal,
      ...undoing,
      ...(decisions !== undefined && { decisions: pathFromTerminal(decisions) }),
    }),
  )
  console.log('Restored. npm run ops -- check-data says what does not fit together.')
  return 0
}
