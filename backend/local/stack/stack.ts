import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { startMailCatcher } from '#mail-catcher/mail-catcher.ts'
import { apps, appsHere } from '#base/apps.ts'
import { buildApps, functionPackages } from '#base/build-apps.ts'
import { operatorName } from '#base/checkout.ts'
import type { StackFolders } from '#base/folders.ts'
import { stackFolders } from '#base/folders.ts'
import { projectId } from '#base/settings.ts'
import { localSites } from '#releases/local-sites.ts'
import { releaseAll } from '#releases/release-build.ts'

import { createHealthCheck } from './emulator-health.ts'
import { keepRunning } from './keep-running.ts'
import { refusePortsInUse } from './ports.ts'
import { endLeftovers } from './process-record.ts'
import type { Seeded } from './saved-data.ts'
import { forgetData, savedAt, saveData } from './saved-data.ts'
import type { StackOptions, WithData } from './start-with-data.ts'
import { keepsData, startWithData } from './start-with-data.ts'

const checkIntervalMs = 10_000

/** How much of what is written can be lost when an emulator fails. */
const saveIntervalMs = 300_000

/** The running platform: emulators, data, mail catcher and, if wanted, the site. */
export type Stack = {
  /** The accounts for signing in. */
  readonly accounts: Seeded['accounts']
  /** Resolves when the emulators have ended for any reason. */
  readonly ended: Promise<void>
  /** Stops everything; data of the kinds `persistent` and `fresh` is saved first. */
  stop(): Promise<void>
  /** Kills everything. */
  kill(): Promise<void>
}

/**
 * Starts the platform: emulators and builds in parallel, then data and the site.
 * @throws CommandError when something on this machine prevents it
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { settings, home, hosting, progress } = options
  const folders = stackFolders(home)
  await mkdir(folders.home, { recursive: true })
  if (await endLeftovers(folders.processes)) {
    progress.line('  ✓ Stopped what an earlier run left behind')
  }
  await refusePortsInUse(settings)
  if (options.data !== 'persistent') await forgetData(folders)
  if (hosting) {
    await Promise.all(apps.map((app) => mkdir(join(folders.hosting, app), { recursive: true })))
  }
  const { accounts, filled, emulators: started } = await startAll(options, folders)
  filled.catch((error: unknown) => {
    if (!options.signal.aborted) progress.line(`  ! Not all demo data is there: ${String(error)}`)
  })
  // The processes of `npm run dev` would end with the emulators.
  const isWatched = hosting && keepsData(options)
  const emulators = isWatched
    ? keepRunning(started, watching(options, folders))
    : { ...started, isRunning: () => true }
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
        const isWhole = await filled.then(
          () => true,
          () => false,
        )
        if (isWhole && keepsData(options) && emulators.isRunning())
          await saveData(folders, settings)
      } finally {
        await emulators.stop()
      }
    },
    kill: emulators.kill,
  }
}

/** Starts the emulators with their data, and builds the site, in parallel. The first failure ends the rest. */
async function startAll(options: StackOptions, folders: StackFolders): Promise<WithData> {
  const failure = new AbortController()
  const signal = AbortSignal.any([options.signal, failure.signal])
  const endingTheRest = async <T>(work: Promise<T>) =>
    await work.catch((error: unknown) => {
      failure.abort(error)
      throw error
    })
  // The emulators wait only for the functions, and the data for the emulators: these come first.
  const functions = endingTheRest(buildApps(functionPackages, options.progress, signal))
  const [running, site] = await Promise.allSettled([
    endingTheRest(startWithData({ ...options, signal }, folders, functions)),
    options.hosting
      ? functions.then(() => endingTheRest(buildSite({ ...options, signal }, folders)))
      : undefined,
    functions,
  ])
  if (running.status === 'fulfilled' && site.status === 'fulfilled') return running.value
  if (running.status === 'fulfilled') await running.value.emulators.kill()
  throw failure.signal.reason
}

/** How the emulators of a stack with persistent data are watched. */
function watching(options: StackOptions, folders: StackFolders) {
  const { settings, progress, signal } = options
  return {
    findProblem: createHealthCheck(settings),
    save: () => saveData(folders, settings),
    start: async () => {
      signal.throwIfAborted()
      progress.line(`  ! Starting them again with the data of ${await savedAt(folders)}`)
      const again = await startWithData(
        { ...options, data: 'persistent' },
        folders,
        Promise.resolve(),
      )
      return again.emulators
    },
    say: progress.line,
    untilNextCheck: () => sleep(checkIntervalMs, undefined, { ref: false }),
    checksPerSave: saveIntervalMs / checkIntervalMs,
    signal,
  }
}

async function buildSite(
  { settings, progress, signal }: StackOptions,
  folders: StackFolders,
): Promise<void> {
  await buildApps(appsHere, progress, signal)
  const note = { action: 'start', by: await operatorName() }
  await releaseAll(await localSites(folders, settings), note)
}
