import { createGoogleApi } from '#deployment/google-api.ts'
import { costOfLocalSite, costSection } from '#health/cost.ts'
import { lastGoogleBackup, lastLoggedCopy, measure } from '#health/google.ts'
import { releasesSection } from '#health/live-releases.ts'
import { formatPage, readOrSay } from '#health/page.ts'
import type { Successes } from '#health/promises.ts'
import { promisesSection, readSuccesses } from '#health/promises.ts'
import type { Section } from '#health/section.ts'
import { visitorsSection } from '#health/visitors.ts'
import { waitingSection } from '#health/waiting.ts'
import type { Project } from '#base/with-project.ts'
import { cloudToken, withProject } from '#base/with-project.ts'

import { projectOption, readOptions } from '#command-line/options.ts'
import { emptyRegistry } from '#releases/registry.ts'
import { projectNamed, siteOf } from '#command-line/read-project.ts'
import { withSites } from '#command-line/with-sites.ts'

/**
 * Says on one page whether the local site, or a real one, is healthy. It only reads.
 *
 * @returns 1 when a promise is broken, or something could not be read
 */
export async function run(parameters: readonly string[]): Promise<number> {
  const { values } = readOptions(parameters, {
    usage: 'health [--project <id>]',
    options: projectOption,
  })
  const project = await projectNamed(values.project)
  const isLocal = project.ports !== undefined
  const now = new Date()
  // One after the other: a process has one connection to a project.
  let registry = emptyRegistry
  let share = 0
  const ofReleases = await readOrSay('Releases that are live', async () => {
    await withSites(values.project, async (sites) => {
      registry = await sites.registry.read()
      share = await sites.measuredShare()
    })
    return releasesSection(registry)
  })
  const ofData = await withProject(project, async ({ auth, firestore }) => [
    await readOrSay('Last success of each promise', async () => {
      const noted = await readSuccesses(firestore)
      const all = isLocal ? noted : await withCopies(noted, project, now)
      return promisesSection(all, now, isLocal)
    }),
    await readOrSay('What waits', () => waitingSection({ auth, firestore, now, isLocal })),
    ofReleases,
    await readOrSay('Errors and web vitals, by release', () =>
      visitorsSection({ firestore, registry, share, now }),
    ),
  ])
  const ofGoogle = isLocal ? [costOfLocalSite] : await measuredSections(project)
  const sections = [...ofData, ...ofGoogle]
  console.log(formatPage(siteOf(project), now, sections))
  return sections.some(({ broken }) => broken.length > 0) ? 1 : 0
}

const apiOf = ({ projectId }: Project) => createGoogleApi({ token: cloudToken, projectId })

/** The copies that operators make, which a real project notes in its log, and Google's own backups. */
async function withCopies(noted: Successes, project: Project, now: Date): Promise<Successes> {
  const { projectId } = project
  const api = apiOf(project)
  const logged = await lastLoggedCopy(api, projectId, 'backup', now)
  const ofGoogle = await lastGoogleBackup(api, projectId)
  const decisions = await lastLoggedCopy(api, projectId, 'decisions', now)
  const newest = [logged, ofGoogle]
    .filter((time) => time !== undefined)
    .toSorted((one, other) => one.getTime() - other.getTime())
    .at(-1)
  return new Map([
    ...noted,
    ...(newest ? [['backup', newest] as const] : []),
    ...(decisions ? [['decisions', decisions] as const] : []),
  ])
}

/** What Google's monitoring knows of a real project. */
async function measuredSections(project: Project): Promise<readonly Section[]> {
  const { projectId } = project
  const api = apiOf(project)
  return [
    await readOrSay('Errors of functions in 24 hours', async () => {
      const query =
        'sum by (service_name) (increase(run_googleapis_com:request_count{monitored_resource="cloud_run_revision",response_code_class="5xx"}[1d])) > 0'
      const failed = await measure(api, projectId, query)
      const lines = failed.map(
        ({ labels, value }) => `${labels['service_name']}: ${Math.round(value)}`,
      )
      return {
        title: 'Errors of functions in 24 hours',
        lines: lines.length > 0 ? lines : ['none'],
        broken: [],
      }
    }),
    await readOrSay('Cost of the last 24 hours', () => costSection(api, projectId)),
  ]
}
