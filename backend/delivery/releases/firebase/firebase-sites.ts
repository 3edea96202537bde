import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Firestore } from 'firebase-admin/firestore'

import { CommandError } from '#base/command-error.ts'
import { productionHosting, productionOrigins, publicOrigin } from '#hosting/production.ts'
import type { App } from '#base/apps.ts'
import type { ProductionSettings } from '#base/production-settings.ts'
import { assertLoads } from '#releases/assert-loads.ts'
import { formatForVisitors } from '#releases/format-for-visitors.ts'
import { readText } from '#releases/read-text.ts'
import { readRelease, readShellRelease } from '#releases/release.ts'
import type { Sites } from '#releases/sites.ts'
import { registryFile, shellNotStored, shellPage, stageShell } from '#releases/stage-shell.ts'

import { createFirestoreRegistry } from './firestore-registry.ts'
import type { HostingApi, VersionConfig } from './hosting-api.ts'
import { createPublisher } from './publisher.ts'
import { readSiteFiles, siteFile } from './site-files.ts'
import { versionConfig } from './version-config.ts'

/** The sites of a real project, on Firebase Hosting. */
export function firebaseSites(
  settings: ProductionSettings,
  firestore: Firestore,
  api: HostingApi,
  loads = assertLoads,
): Sites {
  const { siteNames } = settings
  const publish = createPublisher(firestore, api)
  const origins = productionOrigins(settings).apps
  const registryPath = `/${registryFile}`
  return {
    origins,

    measuredShare: async () => settings.environment.measuredShare ?? 0,

    registry: createFirestoreRegistry(firestore, (read) =>
      publish(siteNames.shell, async () => ({
        added: new Map([[registryPath, await siteFile(formatForVisitors(await read()))]]),
        keeps: () => true,
      })),
    ),

    async assertLoads(app, release) {
      const whatToDo = 'Release the shell first: npm run ops -- release shell.'
      const place = { shell: origins.shell, site: origins[app], whatToDo }
      if (await loads(release, place)) return true
      throw new CommandError(`${origins.shell} does not answer, so nothing can be loaded from it.`)
    },

    read: readText,

    async addVersion(app, dist) {
      const release = await readRelease(dist)
      const folder = `/${release.version}`
      const added = await readSiteFiles(dist, folder)
      await publish(siteNames[app], async (live) => {
        if ([...live.keys()].some((path) => path.startsWith(`${folder}/`))) return undefined
        return { added, keeps: () => true, config: configOf(settings, app) }
      })
      return release
    },

    async removeVersions(app, versions) {
      const isGone = (path: string) => versions.some((version) => path.startsWith(`/${version}/`))
      await publish(siteNames[app], async () => ({ keeps: (path) => !isGone(path) }))
    },

    async replaceShell(dist, retained) {
      const { version } = await readShellRelease(dist)
      const staged = await mkdtemp(join(tmpdir(), 'adamarket-shell-'))
      try {
        await stageShell(dist, staged, settings.environment, publicOrigin(settings))
        const files = await readSiteFiles(staged)
        // The copies have the same hashes: they are neither uploaded nor stored twice.
        const copies = [...files].map(
          ([path, file]) => [`${storedAt(version)}${path}`, file] as const,
        )
        await publish(siteNames.shell, async () => ({
          added: new Map([...files, ...copies]),
          keeps: (path) =>
            path === registryPath || retained.some((one) => path.startsWith(`${storedAt(one)}/`)),
          config: configOf(settings, 'shell'),
        }))
      } finally {
        await rm(staged, { recursive: true, force: true })
      }
    },

    async restoreShell(version) {
      const folder = storedAt(version)
      await publish(siteNames.shell, async (live) => {
        const copied = [...live]
          .filter(([path]) => path.startsWith(`${folder}/`))
          .map(([path, hash]) => [path.slice(folder.length), hash] as const)
        // Builds of before the page function have another page, which does not work on this site.
        if (!copied.some(([path]) => path === `/${shellPage}`)) throw shellNotStored(version)
        return {
          copied: new Map(copied),
          keeps: (path) => path === registryPath || path.startsWith(storedAt('')),
        }
      })
    },
  }
}

/** Where the build of a shell is stored on its site. */
function storedAt(version: string): string {
  return `/shells/${version}`
}

function configOf(settings: ProductionSettings, app: App): VersionConfig {
  const site = productionHosting(settings).find((one) => one.site === settings.siteNames[app])
  if (!site) throw new Error(`${app} has no site`)
  return versionConfig(site)
}
