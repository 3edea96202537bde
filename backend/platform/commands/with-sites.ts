import { stackFolders, stateFolder } from '#platform/folders.ts'
import type { ProductionSettings } from '#platform/production-settings.ts'
import { readProductionSettings } from '#platform/production-settings.ts'
import { readSettings } from '#platform/settings.ts'
import { cloudToken, withProject } from '#platform/with-project.ts'
import { firebaseSites } from '#releases/firebase/firebase-sites.ts'
import { createHostingApi } from '#releases/firebase/hosting-api.ts'
import { localSites } from '#releases/local-sites.ts'
import type { Sites } from '#releases/sites.ts'

/**
 * Does some work on the sites of a real project, or without one on those of `npm start` or of the stack
 * that a test runs beside.
 */
export async function withSites<Value>(
  project: string | undefined,
  work: (sites: Sites) => Promise<Value>,
): Promise<Value> {
  if (project !== undefined) return await withRealSites(await readProductionSettings(project), work)
  const folders = stackFolders(process.env['ADAMARKET_HOME'] ?? stateFolder)
  return await work(await localSites(folders, readSettings(process.env)))
}

/** The same for a real project alone. It asks for the credentials of this machine. */
export async function withRealSites<Value>(
  settings: ProductionSettings,
  work: (sites: Sites) => Promise<Value>,
): Promise<Value> {
  const api = createHostingApi({ projectId: settings.projectId, token: cloudToken })
  return await withProject(settings, ({ firestore }) =>
    work(firebaseSites(settings, firestore, api)),
  )
}
