import type { ProductionSettings } from '#base/production-settings.ts'
import { cloudToken, withProject } from '#base/with-project.ts'
import { firebaseSites } from '#releases/firebase/firebase-sites.ts'
import { createHostingApi } from '#releases/firebase/hosting-api.ts'
import type { Sites } from '#releases/sites.ts'

/** Does some work on the sites of a real project. It needs credentials on this machine. */
export async function withRealSites<Value>(
  settings: ProductionSettings,
  work: (sites: Sites) => Promise<Value>,
): Promise<Value> {
  const api = createHostingApi({ projectId: settings.projectId, token: cloudToken })
  return await withProject(settings, ({ releases }) => work(firebaseSites(settings, releases, api)))
}
