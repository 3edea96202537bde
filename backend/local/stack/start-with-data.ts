import { CommandError } from '#base/command-error.ts'
import type { StackFolders } from '#base/folders.ts'
import { prepareJars } from '#stack/vendor/jars/prepare-jars.ts'
import type { Progress } from '#base/progress.ts'
import type { Settings } from '#base/settings.ts'
import { localProject, withProject } from '#base/with-project.ts'
import { rebuildSearchIndex } from '#search-index/rebuild.ts'
import { seed } from '#seed/seed.ts'
import { writeSitemaps } from '#functions/search/write-sitemaps.ts'

import { withoutTriggers } from './background-triggers.ts'
import type { Emulators } from './emulators.ts'
import { startEmulators } from './emulators.ts'
import type { Seeded } from './saved-data.ts'
import { forgetData, rememberSeed, saveData, savedSeed } from './saved-data.ts'

export type StackOptions = {
  readonly settings: Settings
  /** The folder of the stack's files. */
  readonly home: string
  /** Whether the sites run. */
  readonly hosting: boolean
  /**
   * `persistent`: seeded at the first start, saved at the end and read by the next start;
   * `fresh`: the same, but earlier data is deleted first; `temporary`: seeded and never saved;
   * `empty`: neither.
   */
  readonly data: 'persistent' | 'fresh' | 'temporary' | 'empty'
  readonly progress: Progress
  /** Aborts the start. */
  readonly signal: AbortSignal
}

export function keepsData({ data }: StackOptions): boolean {
  return data === 'persistent' || data === 'fresh'
}

export type WithData = {
  readonly emulators: Emulators
  readonly accounts: Seeded['accounts']
  /** Resolves when all data is there and saved; the site can be used before. */
  readonly filled: Promise<void>
}

/**
 * Starts the emulators with the data of the stack: what an earlier run has saved, the demo data, or none.
 * @throws CommandError when the saved data belongs to another port
 */
export async function startWithData(
  options: StackOptions,
  folders: StackFolders,
  functions: Promise<void>,
): Promise<WithData> {
  const { settings, hosting, data, progress, signal } = options
  const saved = keepsData(options) ? await savedSeed(folders) : undefined
  if (!saved) await forgetData(folders)
  if (saved && saved.storagePort !== settings.ports.storage) {
    throw new CommandError(
      `Saved data uses Storage port ${saved.storagePort}, but ADAMARKET_STORAGE_PORT is ${settings.ports.storage}. Use ${saved.storagePort}, or start over with --fresh.`,
    )
  }
  const [jars] = await Promise.all([prepareJars(progress), functions])
  const emulators = await progress.step('Starting the emulators', () =>
    startEmulators({ settings, folders, hosting, jars, hasSavedData: saved !== undefined, signal }),
  )
  if (data === 'empty') return { emulators, accounts: [], filled: Promise.resolve() }
  try {
    if (!saved) {
      const { accounts, filled } = await fill(options, folders)
      if (!keepsData(options)) await filled
      return { emulators, accounts, filled }
    }
    await progress.step('Bringing the search index up to date', () => indexSavedData(options))
    return { emulators, accounts: saved.accounts, filled: Promise.resolve() }
  } catch (error) {
    await emulators.kill()
    throw error
  }
}

/** Updates the search index of data that was saved with an older index, or none. The emulators run no schedules. */
async function indexSavedData({ settings, signal }: StackOptions): Promise<void> {
  await withProject(localProject(settings), async ({ firestore }) => {
    await rebuildSearchIndex(firestore, () => {}, signal)
    await writeSitemaps(firestore)
  })
}

/** Seeds the demo data. Resolves when home can be seen; `filled` resolves when everything can, and is saved. */
async function fill(options: StackOptions, folders: StackFolders) {
  const { settings, progress, signal } = options
  const { storage } = settings.ports
  signal.throwIfAborted()
  const interrupted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const began = Promise.withResolvers<Seeded['accounts']>()
  const filling = withoutTriggers(settings, () =>
    withProject(localProject(settings), async (services) => {
      const say = (line: string) => progress.line(`    ${line}`)
      const { accounts, otherPictures } = await seed(services, `localhost:${storage}`, say)
      await writeSitemaps(services.firestore)
      began.resolve([...accounts])
      await progress.step('Uploading the pictures of older listings', () => otherPictures)
    }),
  )
  const filled = filling.then(async () => {
    if (!keepsData(options)) return
    await saveData(folders, settings)
    await rememberSeed(folders, { accounts: await began.promise, storagePort: storage })
  })
  const accounts = await progress.step('Seeding demo listings', () =>
    Promise.race([began.promise, filled.then(() => began.promise), interrupted]),
  )
  return { accounts, filled }
}
