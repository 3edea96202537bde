import { stackFolders, stateFolder } from '#base/folders.ts'
import { readProductionSettings } from '#base/production-settings.ts'
import { readSettings } from '#base/settings.ts'
import { localSites } from '#releases/local-sites.ts'
import type { Sites } from '#releases/sites.ts'

/**
 * Does some work on the sites of a real project or, without one, on those of `npm start` or of the test
 * stack that runs the command.
 */
export async function withSites<Value>(
  project: string | undefined,
  work: (sites: Sites) => Promise<Value>,
): Promise<Value> {
  if (project !== undefined) {
    // The code for real projects takes longer to load than a local release takes.
    const { withRealSites } = await import('./with-real-sites.ts')
    return await withRealSites(await readProductionSettings(project), work)
  }
  const folders = stackFolders(process.env['ADAMARKET_HOME'] ?? stateFolder)
  return await work(await localSites(folders, readSettings(process.env)))
}
