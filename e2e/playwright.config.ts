import { readFileSync } from 'node:fs'

import { defineConfig, devices } from '@playwright/test'

import { chromiumOptions } from '#fixtures/chromium.ts'
import { remoteNames } from '#fixtures/remotes.ts'
import { siteUrl } from '#fixtures/site-url.ts'

const owned = [
  ...readFileSync(new URL('../.github/CODEOWNERS', import.meta.url), 'utf8').matchAll(
    /^\/e2e\/(\S+\.spec\.ts)\s+@adamarket\/(\S+)$/gm,
  ),
]

/**
 * The files with the tests of each team, from CODEOWNERS: `--grep @browse` runs those of one, since grep also
 * searches the name of a project. The others belong to the shell.
 */
const teams = Object.fromEntries(
  remoteNames.map((name) => [
    `@${name}`,
    owned.flatMap(([, file = '', team]) => (team === name ? file : [])),
  ]),
)

const withdrawal = 'releases/withdrawal.spec.ts'

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
  timeout: 90_000,
  expect: { timeout: 15_000 },
  projects: [
    ...Object.entries(teams).map(([name, files]) => ({ name, testMatch: files })),
    { name: '@shell', testIgnore: [...Object.values(teams).flat(), withdrawal] },
    // It deletes files that visitors of the other tests may have. Alone: `--no-deps`.
    {
      name: '@withdrawal',
      testMatch: withdrawal,
      dependencies: [...Object.keys(teams), '@shell'],
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
