import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isOwnSite } from '@adamarket/shared/build/own-site.ts'
import { environmentElement } from '@adamarket/shared/contract/environment.ts'
import * as v from 'valibot'

import { localEnvironment } from '#hosting/environment.ts'
import { localOrigins } from '#hosting/local-origins.ts'
import type { StackFolders } from '#base/folders.ts'
import { repository } from '#base/folders.ts'
import type { Settings } from '#base/settings.ts'

import { assertLoads } from './assert-loads.ts'
import { readText } from './read-text.ts'
import { createRegistryStore } from './registry-store.ts'
import type { Sites } from './sites.ts'
import { removeVersions, stageRemote } from './stage-remote.ts'
import { storeShell, storedShell, registryFile, shellPage, stageShell } from './stage-shell.ts'

/** The sites of a stack: folders that the Hosting emulator serves. */
export async function localSites(folders: StackFolders, settings: Settings): Promise<Sites> {
  const { hosting, revisions, shells } = folders
  const shell = join(hosting, 'shell')
  const origins = localOrigins(settings).apps
  const stage = (dist: string) => stageShell(dist, shell, localEnvironment(settings), origins.shell)
  await mkdir(shell, { recursive: true })
  return {
    registry: createRegistryStore(revisions, join(shell, registryFile)),
    origins,
    measuredShare: async () =>
      // Not that of this terminal: npm start has written it.
      environmentIn(await readFile(join(shell, shellPage), 'utf8').catch(() => ''))
        ?.measuredShare ?? 0,
    async assertLoads(app, release) {
      const { shell: live, [app]: site } = origins
      const whatToDo = 'Stop npm start, and start it again: it gives each app its site.'
      return (await isOwn(live)) && (await assertLoads(release, { shell: live, site, whatToDo }))
    },
    read: async (address) => ((await isOwn(origins.shell)) ? await readText(address) : undefined),
    addVersion: (app, dist) => stageRemote(dist, join(hosting, app)),
    removeVersions: (app, versions) => removeVersions(join(hosting, app), versions),
    async replaceShell(dist, retained) {
      await storeShell(dist, shells, retained)
      await stage(dist)
    },
    async restoreShell(version) {
      await stage(storedShell(shells, version))
    },
  }
}

const environmentSchema = v.object({
  checkout: v.exactOptional(v.string()),
  measuredShare: v.exactOptional(v.number()),
})

/** What a page says of its site; undefined without one. */
function environmentIn(page: string): v.InferOutput<typeof environmentSchema> | undefined {
  const [, , text] = environmentElement.exec(page) ?? []
  return text === undefined ? undefined : v.parse(environmentSchema, JSON.parse(text))
}

/** Whether this checkout serves the site: on the same ports there may be the one of another, or none. */
async function isOwn(origin: string): Promise<boolean> {
  const page = await fetch(`${origin}/${shellPage}`).then(
    (answer) => answer.text(),
    () => '',
  )
  return isOwnSite(environmentIn(page) ?? {}, repository)
}
