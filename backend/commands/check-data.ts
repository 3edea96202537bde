import { checkData, fixData } from '#data-check/check-data.ts'
import { formatFindings } from '#data-check/format-findings.ts'
import { withProject } from '#base/with-project.ts'

import { changingOptions } from '#command-line/confirm-change.ts'
import { readOptions } from '#command-line/options.ts'
import { projectNamed, projectToChange } from '#command-line/read-project.ts'

/**
 * Checks the data of the local site, or of a real project, and fixes it on request.
 *
 * @returns 1 when a problem is left
 */
export async function run(parameters: readonly string[]): Promise<number> {
  const options = { fix: { type: 'boolean', default: false }, ...changingOptions } as const
  const { values } = readOptions(parameters, {
    usage: 'check-data [--fix] [--yes] [--project <id>]',
    options,
  })
  const shouldFix = values.fix
  const project = shouldFix ? await projectToChange(values) : await projectNamed(values.project)
  return await withProject(project, async (services) => {
    const context = { ...services, now: new Date() }
    const found = await checkData(context)
    if (found.length > 0) console.log(`${formatFindings(found)}\n`)
    const left = shouldFix && found.length > 0 ? await fixData(found, context) : found
    if (found.length === 0) console.log('No problems found.')
    else if (left.length === 0) console.log('All problems fixed.')
    else if (shouldFix) console.log(`Still open:\n\n${formatFindings(left)}`)
    return left.length === 0 ? 0 : 1
  })
}
