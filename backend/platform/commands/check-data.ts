import { checkData, mendData } from '#data-check/check-data.ts'
import { formatFindings } from '#data-check/format-findings.ts'
import { readProject } from '#platform/commands/read-project.ts'
import { withProject } from '#platform/with-project.ts'

/**
 * Checks the data of the site that runs on this machine, or of a real project, and mends it if that is
 * wished.
 *
 * @returns 1 when something wrong is left
 */
export async function check(parameters: readonly string[]): Promise<number> {
  const isMending = parameters.includes('--mend')
  const project = await readProject(parameters.filter((parameter) => parameter !== '--mend'))
  return await withProject(project, async (services) => {
    const place = { ...services, now: new Date() }
    const found = await checkData(place)
    if (found.length > 0) console.log(`${formatFindings(found)}\n`)
    const left = isMending && found.length > 0 ? await mendData(found, place) : found
    if (left.length === 0) console.log(found.length === 0 ? 'All is in order.' : 'All is mended.')
    else if (isMending) console.log(`After mending this is left.\n\n${formatFindings(left)}`)
    return left.length === 0 ? 0 : 1
  })
}
