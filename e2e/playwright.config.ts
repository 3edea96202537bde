import { readFileSync } from 'node:fs'

import type { PlaywrightTestConfig } from '@playwright/test'
import { defineConfig, devices } from '@playwright/test'

import { chromiumOptions } from '#fixtures/chromium.ts'
import { remoteNames } from '#fixtures/remotes.ts'
import { siteUrl } from '#fixtures/site-url.ts'

const owned = [
  ...readFileSync(new URL('../.github/CODEOWNERS', import.meta.url), 'utf8').matchAll(
    /^\/e2e\/(\S+\.spec\.ts)\s+@adamarket\/(\S+)$/gm,
  ),
]

const filesOf = (team: string) =>
  owned.flatMap(([, file = '', owner]) => (owner === team ? file : []))

/**
 * The tests of the team that `TEAM` names, by CODEOWNERS, the shell's being those of no remote; all without it.
 * Teams are not projects, since Playwright starts other browsers for each project.
 */
const team = process.env['TEAM']
const others = team === 'shell' ? remoteNames.flatMap(filesOf) : []
const ofTeam = team === undefined || team === 'shell' ? {} : { testMatch: filesOf(team) }
/** Those that change what every visitor gets. */
const releases = /\/releases\/[^/]+\.spec\.ts$/

/**
 * The tests of the tier that `TIER` names: `pull-request`, for `npm test`, or `nightly`, with the others. The whole
 * matrix of broken parts has a configuration of its own: resilience.config.ts.
 */
const tiers: Readonly<Record<string, Pick<PlaywrightTestConfig, 'grep' | 'grepInvert'>>> = {
  'pull-request': { grepInvert: /@nightly/ },
  nightly: { grep: /@nightly/, grepInvert: /@matrix/ },
}
const tier = process.env['TIER']
if (tier !== undefined && !Object.hasOwn(tiers, tier)) {
  throw new Error(`TIER is ${tier}, and has to be one of: ${Object.keys(tiers).join(', ')}`)
}

/** Journeys of a visitor in a browser, on a running site: that of `npm start` by default. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../.adamarket/reports/e2e',
  fullyParallel: true,
  // One for each processor of the smallest machine.
  workers: 2,
  forbidOnly: true,
  ...(tier === undefined ? { grepInvert: /@matrix/ } : tiers[tier]),
  // A busy machine is slow, which is not a failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [
    {
      name: 'warm-up',
      testDir: './fixtures',
      testMatch: 'warm-up.setup.ts',
      grep: /(?:)/,
      grepInvert: [],
    },
    {
      name: 'visits',
      ...ofTeam,
      testIgnore: [releases, ...others],
      dependencies: ['warm-up'],
    },
    {
      name: 'releases',
      ...ofTeam,
      testDir: './releases',
      testIgnore: others,
      workers: 1,
      // After the visits. Without them: `--no-deps`.
      dependencies: ['visits'],
    },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteUrl,
    locale: 'en-GB',
    // Routes do not see the requests of a worker, and tests start without a cache.
    serviceWorkers: 'block',
    // Recording every test would double the duration of the suite, and snapshots add a fifth: `npm run e2e`
    // has both.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
  },
})
