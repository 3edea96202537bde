import { stackFolders, stateFolder } from '#base/folders.ts'
import type { ProductionSettings } from '#base/production-settings.ts'
import { readProductionSettings } from '#base/production-settings.ts'
import { readSettings } from '#base/settings.ts'
import { localProject } from '#base/with-project.ts'
import { localSites } from '#releases/local-sites.ts'
import type { Sites } from '#releases/sites.ts'

import { confirmChange } from './confirm-change.ts'
import { siteOf } from './read-project.ts'

/**
 * Does some work on the sites of a real project or, without one, on those of `npm start` or of the test
 * stack that runs the command.
 */
export async function withSites<Value>(
  project: string | undefined,
  work: (sites: Sites) => Promise<Value>,
): Promise<Value> {
  if (project === undefined) return await withLocalSites(work)
  return await withSitesOf(await readProductionSettings(project), work)
}

/**
 * The same for a command that changes what visitors get: it says which site it is about to change, and asks. A local
 * site is only named: its builds are back with one command.
 *
 * @throws CommandError as {@link confirmChange}
 */
export async function withSitesToChange<Value>(
  { project, yes }: { readonly project?: string | undefined; readonly yes: boolean },
  work: (sites: Sites) => Promise<Value>,
): Promise<Value> {
  const settings = project === undefined ? undefined : await readProductionSettings(project)
  const site = siteOf(settings ?? localProject(readSettings(process.env)))
  await confirmChange({ site, yes: yes || settings === undefined })
  return await (settings ? withSitesOf(settings, work) : withLocalSites(work))
}

async function withLocalSites<Value>(work: (sites: Sites) => Promise<Value>): Promise<Value> {
  const folders = stackFolders(process.env['ADAMARKET_HOME'] ?? stateFolder)
  return await work(await localSites(folders, readSettings(process.env)))
}

async function withSitesOf<Value>(
  settings: ProductionSettings,
  work: (sites: Sites) => Promise<Value>,
): Promise<Value> {
  // The code for real projects takes longer to load than a local release takes.
  const { withRealSites } = await import('./with-real-sites.ts')
  return await withRealSites(settings, work)
}
