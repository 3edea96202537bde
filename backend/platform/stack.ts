import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import { startMailCatcher } from '#mail-catcher/mail-catcher.ts'
import { apps, appsHere } from '#platform/apps.ts'
import { buildApps, functionPackages } from '#platform/build-apps.ts'
import { withoutTriggers } from '#platform/background-triggers.ts'
import { CannotStart } from '#platform/cannot-start.ts'
import { operatorName } from '#platform/checkout.ts'
import type { Emulators } from '#platform/emulators.ts'
import { startEmulators } from '#platform/emulators.ts'
import type { Extras } from '#platform/firebase-config.ts'
import type { StackFolders } from '#platform/folders.ts'
import { stackFolders } from '#platform/folders.ts'
import { prepareJars } from '#platform/jars/prepare-jars.ts'
import { refusePortsInUse } from '#platform/ports.ts'
import { endLeftovers } from '#platform/process-record.ts'
import type { Progress } from '#platform/progress.ts'
import type { Seeded } from '#platform/saved-data.ts'
import { forgetData, rememberSeed, saveData, savedSeed } from '#platform/saved-data.ts'
import type { Settings } from '#platform/settings.ts'
import { projectId } from '#platform/settings.ts'
import { localProject, withProject } from '#platform/with-project.ts'
import { localSites } from '#releases/local-sites.ts'
import { releaseAll } from '#releases/release-build.ts'
import { rebuildSearchIndex } from '#search-index/rebuild.ts'
import { seed } from '#seed/seed.ts'
import { writeSitemaps } from '#functions/write-sitemaps.ts'

export type StackOptions = {
  readonly settings: Settings
  /** The folder of the stack's files. */
  readonly home: string
  readonly extras: Extras
  /**
   * `kept`: seeded at the first start, saved at the end and read by the next start;
   * `fresh`: the same, but saved data is deleted first; `passing`: seeded and never saved;
   * `empty`: neither.
   */
  readonly data: 'kept' | 'fresh' | 'passing' | 'empty'
  readonly progress: Progress
  /** Aborts the start. */
  readonly signal: AbortSignal
}

/** The running platform: emulators, data, mail catcher and, if wanted, the site. */
export type Stack = {
  /** The accounts for signing in. */
  readonly accounts: Seeded['accounts']
  /** Resolves when the emulators have ended for any reason. */
  readonly ended: Promise<void>
  /** Stops everything; data of the kinds `kept` and `fresh` is saved first. */
  stop(): Promise<void>
  /** Kills everything. */
  kill(): Promise<void>
}

/**
 * Starts the platform: emulators and builds in parallel, then data and the site.
 * @throws CannotStart when something on this machine prevents it
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { settings, home, extras, progress } = options
  const folders = stackFolders(home)
  await mkdir(folders.home, { recursive: true })
  if (await endLeftovers(folders.processes)) {
    progress.line('  ✓ Stopped what an earlier run left behind')
  }
  await refusePortsInUse(settings)
  if (options.data !== 'kept') await forgetData(folders)
  if (extras.hosting) {
    await Promise.all(apps.map((app) => mkdir(join(folders.hosting, app), { recursive: true })))
  }
  // The first failure ends the rest.
  const failure = new AbortController()
  const signal = AbortSignal.any([options.signal, failure.signal])
  const endingTheRest = async <T>(work: Promise<T>) =>
    await work.catch((error: unknown) => {
      failure.abort(error)
      throw error
    })
  // The emulators wait only for the functions, and the data for the emulators: these come first.
  const functions = extras.functions
    ? endingTheRest(buildApps(functionPackages, progress, signal))
    : Promise.resolve()
  const [running, site] = await Promise.allSettled([
    endingTheRest(startWithData({ ...options, signal }, folders, functions)),
    extras.hosting
      ? functions.then(() => endingTheRest(buildSite({ ...options, signal }, folders)))
      : undefined,
    functions,
  ])
  if (running.status === 'rejected' || site.status === 'rejected') {
    if (running.status === 'fulfilled') {
      await running.value.emulators.kill()
    }
    throw failure.signal.reason
  }
  const { emulators, accounts } = running.value
  const mail = await startMailCatcher({
    port: settings.ports.mail,
    file: folders.mail,
    documents: `http://localhost:${settings.ports.firestore}/v1/projects/${projectId}/databases/(default)/documents`,
  }).catch(async (error: unknown) => {
    await emulators.kill()
    throw error
  })
  void emulators.ended.then(mail.close)
  return {
    accounts,
    ended: emulators.ended,
    stop: async () => {
      try {
        if (keepsData(options)) await saveData(folders, settings)
      } finally {
        await emulators.stop()
      }
    },
    kill: emulators.kill,
  }
}

function keepsData({ data }: StackOptions): boolean {
  return data === 'kept' || data === 'fresh'
}

async function buildSite(
  { settings, progress, signal }: StackOptions,
  folders: StackFolders,
): Promise<void> {
  await buildApps(appsHere, progress, signal)
  const note = { action: 'start', by: await operatorName() }
  await releaseAll(await localSites(folders, settings), note)
}

type WithData = { readonly emulators: Emulators; readonly accounts: Seeded['accounts'] }

async function startWithData(
  options: StackOptions,
  folders: StackFolders,
  functions: Promise<void>,
): Promise<WithData> {
  const { settings, extras, data, progress, signal } = options
  const saved = keepsData(options) ? await savedSeed(folders) : undefined
  if (!saved) await forgetData(folders)
  if (saved && saved.storagePort !== settings.ports.storage) {
    throw new CannotStart(
      `Saved data uses Storage port ${saved.storagePort}, but ADAMARKET_STORAGE_PORT is ${settings.ports.storage}. Use ${saved.storagePort}, or start over with --fresh.`,
    )
  }
  const [jars] = await Promise.all([prepareJars(progress), functions])
  const emulators = await progress.step('Starting the emulators', () =>
    startEmulators({ settings, folders, extras, jars, hasSavedData: saved !== undefined, signal }),
  )
  if (data === 'empty') return { emulators, accounts: [] }
  // Keeps Google's libraries from looking for a cloud environment.
  process.env['METADATA_SERVER_DETECTION'] = 'none'
  try {
    const accounts = saved?.accounts ?? (await fill(options, folders))
    if (saved) {
      await progress.step('Bringing the search index up to date', () => indexSavedData(options))
    }
    // The emulators run no schedules.
    await withProject(localProject(settings), ({ firestore }) => writeSitemaps(firestore))
    return { emulators, accounts }
  } catch (error) {
    await emulators.kill()
    throw error
  }
}

/** Makes search find data that was saved with an older index, or none. */
async function indexSavedData({ settings, signal }: StackOptions): Promise<void> {
  await withProject(localProject(settings), ({ firestore }) =>
    rebuildSearchIndex(firestore, () => {}, signal),
  )
}

async function fill(options: StackOptions, folders: StackFolders): Promise<Seeded['accounts']> {
  const { settings, extras, progress, signal } = options
  const { ports } = settings
  const target = {
    projectId,
    firestoreHost: `localhost:${ports.firestore}`,
    authHost: `localhost:${ports.auth}`,
    storageHost: `localhost:${ports.storage}`,
  }
  signal.throwIfAborted()
  const interrupted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return await progress.step('Seeding demo listings', async () => {
    const say = (line: string) => progress.line(`    ${line}`)
    const seeding = () => Promise.race([seed(target, say), interrupted])
    const { accounts } = await (extras.functions ? withoutTriggers(settings, seeding) : seeding())
    if (keepsData(options)) {
      await saveData(folders, settings)
      await rememberSeed(folders, { accounts, storagePort: ports.storage })
    }
    return accounts
  })
}
