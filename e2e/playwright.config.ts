import { readFileSync } from 'node:fs'

import { defineConfig, devices } from '@playwright/test'

import { chromiumOptions } from '#fixtures/chromium.ts'
import { remoteNames } from '#fixtures/remotes.ts'
import { siteUrl } from '#fixtures/site-url.ts'

const withdrawal = 'releases/withdrawal.spec.ts'

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
const hasAll = team === undefined || team === 'shell'

/** Journeys of a visitor in a browser, on a running site: that of `npm start` by default. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.adamarket/reports/e2e',
  fullyParallel: true,
  // A browser waits more than it works: one more than the processors of the smallest machine.
  workers: 3,
  // Only `npm test` repeats a failed test, and says so.
  retries: 0,
  forbidOnly: true,
  // The complete resilience matrix has its own configuration: resilience.config.ts.
  grepInvert: /@matrix/,
  // A busy machine is slow, which is not a failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [
    {
      name: 'visits',
      ...(hasAll ? { testIgnore: [...others, withdrawal] } : { testMatch: filesOf(team) }),
    },
    // It deletes files that visitors of the other tests may have. Alone: `--no-deps`.
    ...(hasAll ? [{ name: 'withdrawal', testMatch: withdrawal, dependencies: ['visits'] }] : []),
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
