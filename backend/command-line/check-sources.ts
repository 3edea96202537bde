import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { App } from '#base/apps.ts'
import { appsHere } from '#base/apps.ts'
import { CommandError } from '#base/command-error.ts'
import { cleanTree, isOfCheckout, stateOf, uncommittedFiles } from '#base/checkout.ts'
import type { CheckoutState } from '#base/checkout.ts'
import { cacheFolder, repository } from '#base/folders.ts'
import type { Progress } from '#base/progress.ts'
import { run } from '#base/run.ts'

/** Refuses to build an app whose sources are not here. */
export function refuseElsewhere(app: App): void {
  if (appsHere.includes(app)) return
  throw new CommandError(
    `The sources of ${app} are in another repository. Name the folder of its build: release ${app.replace(/-remote$/, '')} <folder>`,
  )
}

/**
 * Whether a build was made from the sources of this checkout. Those of an app in another repository have tests there.
 *
 * @throws CommandError for one of other sources of an app that is here: no test of them can run
 */
export function isBuiltHere(app: App, folder: string, version: string, noTests: boolean): boolean {
  if (!appsHere.includes(app)) return false
  if (isOfCheckout(app, version)) return true
  if (noTests) return false
  throw new CommandError(
    `The build in ${folder}, ${version}, was not made from the sources of this checkout, so its tests cannot run. Check out its commit, or add --no-tests.`,
  )
}

/** The commit of an app's sources. Refuses sources that are not committed, unless `mayBeDirty`. */
export async function committedState(app: App, mayBeDirty: boolean): Promise<CheckoutState> {
  const state = await stateOf(app)
  if (state.isClean || mayBeDirty) return state
  if (state.commit === undefined) {
    throw new CommandError(
      `${app} is in no Git repository. Add --dirty to release it without a commit.`,
    )
  }
  throw new CommandError(
    `${app} has changes that are not committed. Commit them, or add --dirty.\n\n${await uncommittedFiles(app)}`,
  )
}

/** Runs an app's own unit tests, unless they passed on this tree. Throws CommandError with their output when one fails. */
export async function runOwnTests(
  app: App,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  const tree = await cleanTree()
  const passed = join(cacheFolder, 'tested', app)
  if (tree !== undefined && (await readFile(passed, 'utf8').catch(() => '')) === tree) {
    progress.line(`  ✓ Tests of ${app} passed on this tree before`)
    return
  }
  const vitest = join(repository, 'node_modules', '.bin', 'vitest')
  await progress.step(`Testing ${app}`, async () => {
    const { code, output } = await run(vitest, ['run', '--reporter=dot'], {
      cwd: join(repository, app),
      signal,
    })
    signal.throwIfAborted()
    if (code === 0) return
    throw new CommandError(`Tests of ${app} fail: fix them, or add --no-tests.\n\n${output}`)
  })
  if (tree === undefined) return
  await mkdir(join(cacheFolder, 'tested'), { recursive: true })
  await writeFile(passed, tree)
}
