import '@adamarket/shared/ui/tokens.css'
import '@adamarket/shared/ui/global.css'

import { followTranslation } from '#host/page/follow-translation.ts'
import { nextTask } from '#host/page/next-task.ts'
import { releaseDatabases } from '#host/data/release-databases.ts'
import { requireTrustedTypes } from '#host/page/trusted-types.ts'

void run()

/** Runs in a function: a module that awaits would need half a kilobyte more of the bundler's runtime. */
async function run(): Promise<void> {
  requireTrustedTypes()
  const needed = ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced']
  const hasAll = needed.every((name) => name in [])
  if (!hasAll || !('hasOwn' in Object) || !('replaceAll' in String.prototype)) {
    const { fillIn } = await import('#host/page/fill-in.ts')
    fillIn()
  }
  followTranslation()
  releaseDatabases()
  // In separate tasks: a single one would block a slow phone for a third of a second. `eager` adds no file.
  await nextTask()
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await nextTask()
  await import(/* webpackMode: "eager" */ '@adamarket/shared/contract/router.ts')
  await nextTask()
  const { start } = await import(/* webpackMode: "eager" */ '#app/start.tsx')
  await nextTask()
  await start()
}
