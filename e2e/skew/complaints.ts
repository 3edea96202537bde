import type { Page } from '@playwright/test'

import { Problems } from '#fixtures/problems.ts'
import { liveOf, readRegistry, withLive } from '#fixtures/registry.ts'
import type { StagedRelease } from '#fixtures/releases.ts'
import { registered } from '#fixtures/releases.ts'
import type { RemoteName } from '#fixtures/remotes.ts'
import { loadedCopies } from '#fixtures/shared-copies.ts'
import { RemoteBoundary } from '#pages/remote-boundary.ts'

import { journeys, openPage } from './journeys.ts'

export type Cell = {
  readonly remote: RemoteName
  /** The version of it that visitors get. */
  readonly version: string
  /** The version that this shell has to show: a fallback when it cannot host that one. */
  readonly shown: string
  /** The release, if it is not in the registry. */
  readonly staged?: StagedRelease
}

/**
 * The problems of a visitor who gets a version of a remote with the live shell: the journey fails, something
 * goes wrong in the browser, another version was loaded, or a shared package was loaded twice. Only for this
 * visitor the registry names that version.
 */
export async function complaintsOf(
  page: Page,
  { remote, version, shown, staged }: Cell,
): Promise<readonly string[]> {
  const problems = new Problems()
  problems.watch(page.context())
  const registry = await readRegistry()
  const { origin, release } = liveOf(registry, remote)
  const changed = withLive(registry, remote, version, staged && registered(staged, origin))
  await page.route('**/remotes.json', (route) => route.fulfill({ json: changed }))

  const complaints: string[] = []
  const journey = journeys[remote]?.(page) ?? openPage(page, release.paths)
  // What the journey waits for will not come once the site has said that it cannot show the page.
  await Promise.race([journey, failureOf(page)]).catch((error: unknown) => {
    complaints.push(`the journey: ${error instanceof Error ? error.message : String(error)}`)
  })
  const builds = await startedBuilds(page, remote)
  const versions = builds.map((build) => shown.replace(/[^-]+$/, build)).join(', ')
  if (versions !== shown) complaints.push(`${shown} was expected, and loaded was: ${versions}`)
  const copies = await loadedCopies(page)
  for (const { name, from } of copies) {
    if (from !== 'shell') complaints.push(`${name} is provided by: ${from}`)
  }
  return [...complaints, ...problems.unexpected()]
}

/**
 * The builds of a remote whose code runs on the page, each with a list of its own for what it loads. A served page also
 * requests the release that rendered it, which a visitor of another one does not start.
 */
async function startedBuilds(page: Page, remote: RemoteName): Promise<readonly string[]> {
  const prefix = `chunks_${remote.replaceAll('-', '_')}_`
  const names = await page.evaluate(() => Object.keys(window))
  return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))
}

async function failureOf(page: Page): Promise<never> {
  const { failed, crashed } = new RemoteBoundary(page)
  await failed.or(crashed).waitFor({ timeout: 0 })
  throw new Error('the page could not be loaded or shown')
}
